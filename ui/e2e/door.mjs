// The browser door under test: `arbitro serve` in a home folder of its own.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program, as `cargo xtask test` built it. */
const PROGRAM = process.env.ARBITRO ?? new URL('../../target/debug/arbitro', import.meta.url).pathname;

/** A home folder that is taken away when the test is done with it. */
export class Home {
  path = mkdtempSync(join(tmpdir(), 'arbitro-e2e-'));

  file(name) {
    return join(this.path, name);
  }

  get environment() {
    return {
      ...process.env,
      LANG: 'en_US.UTF-8',
      LC_ALL: '',
      HOME: this.path,
      XDG_CONFIG_HOME: this.file('.config'),
      XDG_DATA_HOME: this.file('.local/share'),
    };
  }

  remove() {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A running `arbitro serve`. */
export class Door {
  #program;
  /** What it printed for a person to open. */
  link;

  static async open(home, ...words) {
    const door = new Door();
    door.#program = spawn(PROGRAM, ['serve', ...words], { env: home.environment, stdio: ['ignore', 'pipe', 'inherit'] });
    door.link = await new Promise((found, failed) => {
      let said = '';
      const late = setTimeout(() => failed(new Error(`no link in 30 s: ${said}`)), 30_000);
      door.#program.once('exit', (code) => failed(new Error(`arbitro serve ended with ${code}: ${said}`)));
      door.#program.stdout.on('data', (part) => {
        said += part;
        const link = /http:\/\/127\.0\.0\.1:\d+\/open\/[0-9a-f]+/.exec(said)?.[0];
        if (!link) return;
        clearTimeout(late);
        found(link);
      });
    });
    return door;
  }

  /** Ends the program from outside, as when the battery is empty. */
  async kill() {
    if (this.#program.exitCode !== null || this.#program.signalCode !== null) return;
    const ended = new Promise((done) => this.#program.once('exit', done));
    this.#program.kill('SIGKILL');
    await ended;
  }
}

/** What `arbitro verify` says of a report: its exit code, and a value a difference. */
export function verify(report) {
  const { status, stdout } = spawnSync(PROGRAM, ['verify', report, '--format', 'json'], { encoding: 'utf8' });
  return { status, differences: stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line)) };
}

/** What `arbitro check` says of a file: its exit code, and a value a game. */
export function check(pgn) {
  const { status, stdout, stderr } = spawnSync(PROGRAM, ['check', pgn, '--format', 'json'], { encoding: 'utf8' });
  return { status, stderr, games: stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line)) };
}
