// The page over a desk in memory: what keys do, and what is never done twice.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { DeskFailure } from '$lib/backend';

import { FakeDesk } from './fakeDesk';
import { all, chosenBoard, one, show, strike, type } from './person';

async function showRound(desk = FakeDesk.open()): Promise<FakeDesk> {
  show(desk);
  await waitFor(() => expect(all('board-row')).toHaveLength(4));
  await waitFor(() => expect(chosenBoard()).toBe('1'));
  return desk;
}

describe('results', () => {
  it('are written by single keys, each at the next open board', async () => {
    const desk = await showRound();
    for (const key of ['1', '=', '0', '+']) await strike(key);
    await waitFor(() => expect(desk.results.size).toBe(4));
    expect([...desk.results.entries()]).toEqual([
      [100, { white: '1', black: '0' }],
      [101, { white: '=', black: '=' }],
      [102, { white: '0', black: '1' }],
      [103, { white: '+', black: '-' }],
    ]);
    await waitFor(() => expect(all('board-row').map((row) => row.dataset.result)).toEqual(['10', '==', '01', '+-']));
  });

  it('held or struck twice write once', async () => {
    const desk = await showRound();
    await strike('1');
    await strike('1', { repeat: true, apart: 500 });
    await strike('1', { apart: 100 });
    await waitFor(() => expect(desk.asked('result/enter')).toHaveLength(1));
    await strike('1');
    await waitFor(() => expect(desk.asked('result/enter')).toHaveLength(2));
  });

  it('UC17: of 1 and Enter twice, however slow the desk is, one is saved and none of the next board', async () => {
    const desk = await showRound();
    const [call, commands] = [desk.call.bind(desk), [] as unknown[]];
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    desk.call = async (name, request) => {
      if (/enter|play|apply|mark/.test(name)) commands.push([name, request]);
      if (name === 'result/enter') await slow;
      return await call(name, request);
    };
    await strike('1');
    await strike('Enter', { apart: 40 });
    await strike('Enter', { apart: 40 });
    answer();
    await waitFor(() => expect(desk.results.size).toBe(1));
    // Nor does anything come of what Enter opened meanwhile.
    await strike('Enter');
    await strike('Enter', { repeat: true, apart: 40 });
    await waitFor(() => expect(one('foot-undo')).toBeTruthy());
    expect(commands).toEqual([['result/enter', { pairing: 100, result: { white: '1', black: '0' } }]]);
    expect([...desk.results.keys()]).toEqual([100]);
  });

  it('glow for a moment in their own row', async () => {
    await showRound();
    await strike('1');
    await waitFor(() => expect(all('board-row')[0]?.classList.contains('glow')).toBe(true));
    await waitFor(() => expect(all('board-row')[0]?.classList.contains('glow')).toBe(false));
  });

  it('corrected stay where they are', async () => {
    const desk = await showRound();
    await strike('1');
    await waitFor(() => expect(chosenBoard()).toBe('2'));
    await strike('ArrowUp');
    await strike('0');
    await waitFor(() => expect(desk.results.get(100)).toEqual({ white: '0', black: '1' }));
    expect(chosenBoard()).toBe('1');
    await strike('Backspace');
    await waitFor(() => expect(desk.results.size).toBe(0));
  });

  it('are not written by arrows or Enter', async () => {
    const desk = await showRound();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) await strike(key);
    expect(chosenBoard()).toBe('2');
    await strike('Enter');
    await waitFor(() => one('game'));
    expect(desk.asked('result/enter')).toEqual([]);
  });

  it('that could not be written lead back to their board, with the reason', async () => {
    const desk = await showRound();
    desk.fails = { name: 'result/enter', code: 'ui-event-name-needed' };
    await strike('1');
    await waitFor(() => expect(one('failure').textContent).toContain('The event needs a name.'));
    await waitFor(() => expect(chosenBoard()).toBe('1'));
    await strike('Escape');
    await waitFor(() => expect(all('failure')).toEqual([]));
  });

  it('are taken back and done again as fast as the keys are struck', async () => {
    const desk = await showRound();
    await strike('1');
    await strike('z', { ctrlKey: true });
    await strike('y', { ctrlKey: true });
    await waitFor(() => expect(desk.asked('journal/redo')).toHaveLength(1));
    await waitFor(() => expect(all('board-row')[0]?.dataset.result).toBe('10'));
  });

  it('out of the ordinary stand in a panel, which gives the focus back', async () => {
    const desk = await showRound();
    await strike('u');
    await waitFor(() => one('results-panel'));
    await strike('b');
    await waitFor(() => expect(desk.results.get(100)).toEqual({ white: '-', black: '-' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('board-row'));
  });

  it('are taken back with one key', async () => {
    const desk = await showRound();
    await strike('1');
    await waitFor(() => one('foot-undo'));
    await strike('z', { ctrlKey: true });
    await waitFor(() => expect(desk.results.size).toBe(0));
    await waitFor(() => expect(all('board-row')[0]?.dataset.result).toBe(''));
  });
});

describe('a round', () => {
  it('goes to a board by g, its number, Enter, and a digit there is no result', async () => {
    const desk = await showRound();
    await strike('g');
    await waitFor(() => expect(one('goto-board').tagName).toBe('INPUT'));
    await strike('1');
    await type('goto-board', '3');
    await fireEvent.submit(one('goto-board').closest('form') as HTMLFormElement);
    await waitFor(() => expect(chosenBoard()).toBe('3'));
    expect(desk.asked('result/enter')).toEqual([]);
  });

  it('shows only the open boards when asked', async () => {
    const desk = FakeDesk.open();
    desk.results.set(101, { white: '1', black: '0' });
    await showRound(desk);
    await strike('f');
    await waitFor(() => expect(all('board-row').map((row) => row.dataset.board)).toEqual(['1', '3', '4']));
  });

  it('follows what another page did', async () => {
    const desk = await showRound();
    desk.results.set(102, { white: '0', black: '1' });
    desk.tell();
    await waitFor(() => expect(all('board-row')[2]?.dataset.result).toBe('01'));
  });
});

describe('a game', () => {
  async function showGame(): Promise<FakeDesk> {
    const desk = await showRound();
    await strike('Enter');
    await waitFor(() => one('move-line'));
    await waitFor(() => expect(document.activeElement).toBe(one('move-line')));
    return desk;
  }

  const enter = () => fireEvent.keyDown(one('move-line'), { key: 'Enter' });

  it('shows how a move is read before it is accepted', async () => {
    const desk = await showGame();
    await type('move-line', 'Nf3');
    await waitFor(() => expect(one('move-reading').textContent).toContain('g1 to f3'));
    expect(desk.plies).toEqual([]);
    await type('clock-line', '1:28:30');
    await enter();
    await waitFor(() => expect(all('ply')).toHaveLength(1));
    expect(desk.asked('game/play')).toEqual([
      { pairing: 100, seen_plies: 0, played: { text: 'Nf3' }, clock_ms: 5_310_000, lang: 'en' },
    ]);
    expect((one('move-line') as HTMLInputElement).value).toBe('');
  });

  it('takes a legal move when Enter was faster than the reading, and no illegal one', async () => {
    const desk = await showGame();
    await type('move-line', 'Nf3');
    await enter();
    await waitFor(() => expect(one('game').dataset.plies).toBe('1'));
    const typed = type('move-line', 'Ke3');
    await Promise.all([typed, enter()]);
    await waitFor(() => expect(one('move-reading').dataset.kind).toBe('illegal'));
    expect(desk.plies).toHaveLength(1);
    await enter();
    await waitFor(() => expect(one('waiting').textContent).toContain('Ke3'));
  });

  it('keeps what is typed while the move before is being written, and reads it after', async () => {
    const desk = await showGame();
    await type('move-line', 'Nf3');
    await enter();
    await waitFor(() => expect(desk.asked('game/play')).toHaveLength(1));
    await type('move-line', 'Nf6');
    await enter();
    await waitFor(() => expect(desk.plies.map((ply) => ply.san)).toEqual(['Nf3', 'Nf6']));
    expect(desk.asked('game/play')[1]).toMatchObject({ seen_plies: 1 });
  });

  it('has the line take what is typed beside it', async () => {
    await showGame();
    one('game-flip').focus();
    await strike('N');
    expect(document.activeElement).toBe(one('move-line'));
  });

  it('offers the moves that fit', async () => {
    const desk = await showGame();
    await type('move-line', 'Nd2');
    await waitFor(() => expect(one('move-reading').querySelectorAll('button')).toHaveLength(2));
    await enter();
    expect(desk.plies).toEqual([]);
    await fireEvent.click(one('move-reading').querySelectorAll('button')[1] as HTMLElement);
    await waitFor(() => expect(desk.plies[0]?.san).toBe('Nfd2'));
  });

  it('keeps what nobody can read, and notes a draw offer with one key', async () => {
    const desk = await showGame();
    await strike('?');
    expect(all('help-panel')).toEqual([]);
    await type('move-line', '??');
    await waitFor(() => expect(one('move-reading').dataset.kind).toBe('unread'));
    expect(one('move-reading').textContent).toContain('2 half-moves');
    await enter();
    await waitFor(() => expect(all('ply')).toHaveLength(1));
    await strike('=');
    await waitFor(() => expect(desk.asked('game/offer')).toEqual([{ pairing: 100, index: 0, offered: true, lang: 'en' }]));
    await waitFor(() => expect(one('game-offer').getAttribute('aria-pressed')).toBe('true'));
  });

  it('has an early move put right once what follows was shown', async () => {
    const desk = await showGame();
    for (const move of ['Nf3', 'Nf6', 'Nd4']) {
      await type('move-line', move);
      await enter();
      await waitFor(() => expect(desk.plies.at(-1)?.san).toBe(move));
      await waitFor(() => expect((one('move-line') as HTMLInputElement).value).toBe(''));
    }
    await strike('ArrowLeft');
    await strike('m');
    await waitFor(() => one('correct-move'));
    await type('correct-move', 'Ng8');
    await waitFor(() => expect(all('correct-change').map((row) => row.dataset.mark)).toEqual(['legal', 'stands']));
    expect(one('correct').textContent).toContain('One later move changes; one is illegal then.');
    expect(desk.plies[1]?.san).toBe('Nf6');
    await fireEvent.submit(one('correct'));
    await waitFor(() => expect(desk.plies[1]?.san).toBe('Ng8'));
    await waitFor(() => expect(all('correct')).toEqual([]));
  });

  it('takes two scoresheets once the arbiter has decided where they differ', async () => {
    const desk = await showGame();
    await strike('p');
    await waitFor(() => one('sheets'));
    await type('sheets-white', 'Nf3');
    await type('sheets-black', 'Nh3');
    await waitFor(() => expect(all('sheets-row').map((row) => row.dataset.agreement)).toEqual(['differ']));
    expect((one('sheets-take') as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(one('sheets-take-black'));
    await waitFor(() => expect(all('sheets-row').map((row) => row.dataset.agreement)).toEqual(['decided']));
    await fireEvent.click(one('sheets-undecide'));
    await waitFor(() => expect(all('sheets-row').map((row) => row.dataset.agreement)).toEqual(['differ']));
    await fireEvent.click(one('sheets-take-white'));
    await waitFor(() => expect((one('sheets-take') as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(one('sheets-take'));
    await waitFor(() => expect(desk.plies.map((ply) => ply.san)).toEqual(['Nf3']));
    await waitFor(() => expect(all('sheets')).toEqual([]));
  });

  it('does not accept a clock that is none', async () => {
    const desk = await showGame();
    await type('move-line', 'Nf3');
    await type('clock-line', 'noon');
    await waitFor(() => expect(one('move-reading').dataset.kind).toBe('legal'));
    await enter();
    expect(desk.plies).toEqual([]);
  });

  it('is ruled on: the illegal move, the articles, applied once', async () => {
    const desk = await showGame();
    await type('move-line', 'Ke3');
    await waitFor(() => expect(one('move-reading').dataset.kind).toBe('illegal'));
    await enter();
    await waitFor(() => one('waiting'));
    await strike('r');
    await waitFor(() => expect(one('ruling').dataset.state).toBe('ready'));
    expect(one('ruling').dataset.event).toBe('illegal_move_completed');
    expect(one('ruling-line').textContent).toContain('7.5.5');
    expect(one('ruling-clocks').textContent).toContain("Black's clock must now show 1:32:00");
    await strike('Enter');
    await strike('Enter', { repeat: true, apart: 300 });
    await strike('Enter', { apart: 100 });
    await waitFor(() => expect(one('ruling').dataset.state).toBe('applied'));
    expect(desk.rulings).toHaveLength(1);
    await strike('Enter');
    await waitFor(() => expect(all('ruling')).toEqual([]));
    expect(all('ply')[0]?.dataset.mark).toBe('reinstated');
    await waitFor(() => expect(document.activeElement).toBe(one('move-line')));
  });

  it('is decided otherwise only with a reason', async () => {
    const desk = await showGame();
    await strike('r');
    await waitFor(() => expect(all('ruling-event-choice')).toHaveLength(3));
    await type('ruling-event', 'flag');
    expect(all('ruling-event-choice').map((choice) => choice.dataset.event)).toEqual(['flag_fall']);
    await fireEvent.keyDown(one('ruling-event'), { key: 'Enter' });
    await waitFor(() => one('ruling-apply'));
    await fireEvent.click(one('ruling-otherwise'));
    expect((one('otherwise-apply') as HTMLButtonElement).disabled).toBe(true);
    await type('otherwise-reason', 'The clock was faulty');
    await type('otherwise-white', '+1:00');
    await waitFor(() => expect((one('otherwise-apply') as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(one('otherwise-apply'));
    await waitFor(() => expect(desk.rulings).toHaveLength(1));
    expect(desk.asked('ruling/apply')[0]).toMatchObject({
      decision: { kind: 'otherwise', result: null, clock_delta_s: [60, 0], reason: 'The clock was faulty' },
    });
  });

  it('decided otherwise counts for whom the arbiter says', async () => {
    const desk = await showGame();
    await type('move-line', 'Ke3');
    await waitFor(() => expect(one('move-reading').dataset.kind).toBe('illegal'));
    await enter();
    await waitFor(() => one('waiting'));
    await strike('r');
    await waitFor(() => expect(one('ruling').dataset.state).toBe('ready'));
    await fireEvent.click(one('ruling-otherwise'));
    expect((one('otherwise-counts') as HTMLSelectElement).value).toBe('white');
    await fireEvent.change(one('otherwise-counts'), { target: { value: 'nobody' } });
    await type('otherwise-reason', 'A child in the first event');
    await waitFor(() => expect((one('otherwise-apply') as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(one('otherwise-apply'));
    await waitFor(() => expect(desk.asked('ruling/apply')).toHaveLength(1));
    expect(desk.asked('ruling/apply')[0]).toMatchObject({ decision: { counted_against: [], restores: true, penalty: null } });
  });

  it('asks for what it does not know, and leaves the penalty to the arbiter', async () => {
    const desk = await showGame();
    await strike('r');
    await waitFor(() => expect(all('ruling-event-choice')).toHaveLength(3));
    await type('ruling-event', 'noise');
    await fireEvent.keyDown(one('ruling-event'), { key: 'Enter' });
    await waitFor(() => expect(one('ruling-missing').textContent).toContain('Which player?'));
    expect(one('fact').dataset.wanted).toBe('true');
    expect(all('ruling-apply')).toEqual([]);
    await fireEvent.click(one('fact-side').querySelectorAll('input')[1] as HTMLElement);
    await waitFor(() => expect(one('ruling-question').textContent).toContain('Which penalty'));
    expect(desk.asked('ruling/propose').at(-1)).toMatchObject({ incident: { event: 'conduct', facts: { player: 'black' } } });
    await fireEvent.click(one('ruling-otherwise'));
    expect((one('otherwise-apply') as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.change(one('otherwise-penalty'), { target: { value: 'laws-option-warning' } });
    await waitFor(() => expect((one('otherwise-apply') as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(one('otherwise-apply'));
    await waitFor(() => expect(desk.asked('ruling/apply')).toHaveLength(1));
    expect(desk.asked('ruling/apply')[0]).toMatchObject({ decision: { reason: '', penalty: 'laws-option-warning' } });
  });

  it('steps through its moves and goes back to the round', async () => {
    const desk = await showGame();
    for (const move of ['Nf3', 'Nf6']) {
      await type('move-line', move);
      await enter();
      await waitFor(() => expect(desk.plies.at(-1)?.san).toBe(move));
      await waitFor(() => expect(one('game').dataset.plies).toBe(String(desk.plies.length)));
    }
    await strike('ArrowLeft');
    await waitFor(() => expect(all('ply')[0]?.getAttribute('aria-current')).toBe('true'));
    await strike('End');
    await waitFor(() => expect(all('ply')[1]?.getAttribute('aria-current')).toBe('true'));
    await strike('Escape');
    await waitFor(() => one('round'));
  });
});

describe('players', () => {
  it('are typed in one after the other', async () => {
    const desk = new FakeDesk();
    show(desk);
    await waitFor(() => one('start'));
    await strike('n');
    await waitFor(() => one('event-form-name'));
    await type('event-form-name', 'Spring Cup');
    await fireEvent.submit(one('event-form'));
    await waitFor(() => one('players-empty'));
    await strike('a');
    await waitFor(() => one('player-form-name'));
    for (const name of ['Aranda, Lucía', 'Hoàng Minh']) {
      await type('player-form-name', name);
      await type('player-form-rating', '2000');
      await fireEvent.submit(one('player-form'));
      await waitFor(() => expect((one('player-form-name') as HTMLInputElement).value).toBe(''));
    }
    await waitFor(() => expect(all('player-row').map((row) => row.dataset.name)).toEqual(['Aranda, Lucía', 'Hoàng Minh']));
    expect(desk.asked('player/add')).toHaveLength(2);
  });
});

describe('a quick ruling', () => {
  it('is asked from anywhere, of a position that is pasted, and leads back', async () => {
    const desk = await showRound();
    await strike('q', { altKey: true });
    await waitFor(() => expect(one('ruling').dataset.event).toBe('flag_fall'));
    const fen = '8/8/4k3/8/8/4K3/8/7R b - - 0 1';
    await type('set-up-fen', fen);
    await waitFor(() => expect(desk.asked('ruling/propose').at(-1)).toMatchObject({ on: { kind: 'position', fen }, incident: { event: 'flag_fall' } }));
    await waitFor(() => expect(one('ruling').dataset.state).toBe('ready'));
    // There is no board, so there is nothing to apply.
    expect([...all('ruling-apply'), ...all('ruling-otherwise')]).toEqual([]);
    await strike('Escape');
    await waitFor(() => one('round'));
  });

  it('takes a position of Chess960 for one, and any other when told', async () => {
    const desk = await showRound();
    await strike('q', { altKey: true });
    const asked = (fen: string, chess960: boolean) =>
      waitFor(() => expect(desk.asked('ruling/propose').at(-1)).toMatchObject({ on: { kind: 'position', fen, chess960 } }));
    const usual = '8/8/4k3/8/8/4K3/8/7R b - - 0 1';
    await waitFor(() => one('set-up-fen'));
    await type('set-up-fen', usual);
    await asked(usual, false);
    await fireEvent.click(one('set-up-chess960'));
    await asked(usual, true);
    await fireEvent.click(one('set-up-chess960'));
    await asked(usual, false);
    // The files of the rooks are written in Chess960 only.
    const files = '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1';
    await type('set-up-fen', files);
    await asked(files, true);
  });

  it('needs no event', async () => {
    show(new FakeDesk());
    await waitFor(() => one('start-quick'));
    await fireEvent.click(one('start-quick'));
    await waitFor(() => one('quick'));
    await waitFor(() => expect(one('ruling').dataset.state).toBe('ready'));
    await fireEvent.click(one('panel-close'));
    await waitFor(() => one('start'));
  });
});

describe('the frame', () => {
  it('speaks the language chosen, all of it at once', async () => {
    await showRound();
    await fireEvent.click(one('language-switch'));
    await waitFor(() => expect(one('nav-players').textContent).toContain('Jugadores'));
    expect(document.documentElement.lang).toBe('es');
    expect(one('place').textContent).toContain('faltan 4 de 4');
  });

  it('shows the key map where one is', async () => {
    await showRound();
    await strike('?');
    await waitFor(() => expect(one('help-panel').querySelector('h3')?.textContent).toBe('Round'));
    await strike('Escape');
    await waitFor(() => expect(all('help-panel')).toEqual([]));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('board-row'));
  });

  it('finds a player without accents, and goes to the board', async () => {
    await showRound();
    await strike('k', { ctrlKey: true });
    await waitFor(() => one('find-line'));
    await type('find-line', 'celik');
    await waitFor(() => expect(all('find-choice').map((choice) => choice.textContent)).toEqual(['Çelik, Deniz Board 3']));
    await fireEvent.keyDown(one('find-line'), { key: 'Enter' });
    await waitFor(() => expect(chosenBoard()).toBe('3'));
    expect(all('find-line')).toEqual([]);
  });

  it('goes to the start when the event is closed elsewhere', async () => {
    const desk = await showRound();
    desk.event = null;
    desk.tell();
    await waitFor(() => one('start'));
  });
});

describe('papers', () => {
  it('are chosen, looked at and saved', async () => {
    const desk = await showRound();
    await strike('7', { altKey: true });
    await waitFor(() => expect(all('paper-page')).toHaveLength(4));
    expect(all('paper-kind')).toHaveLength(18);
    const slips = all('paper-kind').find((choice) => choice.dataset.kind === 'slips');
    await fireEvent.click(slips!);
    await waitFor(() => one('paper-slips'));
    await fireEvent.click(one('paper-after'));
    await waitFor(() => expect(all('paper-page')).toHaveLength(1));
    await fireEvent.click(one('paper-save'));
    await waitFor(() => expect(desk.delivered).toEqual([{ fileName: 'list.pdf', base64: 'JVBERi0=' }]));
    expect(desk.asked('print/document')).toMatchObject([{ form: { document: 'slips', sheet: 'a4', round: null }, target: 'answer' }]);
  });

  it('are opened for printing by the door, which may say that it cannot', async () => {
    const desk = await showRound();
    const opened: string[] = [];
    desk.openPaper = (form) => Promise.resolve(void opened.push(form.document));
    await strike('7', { altKey: true });
    await waitFor(() => one('paper-page'));
    await strike('o');
    await waitFor(() => expect(opened).toEqual(['pairings']));
    desk.openPaper = () => Promise.reject(new DeskFailure({ code: 'door-no-viewer', params: { detail: 'none' } }));
    await fireEvent.click(one('paper-open'));
    await waitFor(() => expect(one('failure').textContent).toContain('could not be opened: none'));
  });

  it('have the logo and the words of the organiser', async () => {
    const desk = await showRound();
    let [footer, logo] = ['Club', null as { media_type: string; base64: string } | null];
    desk.answers['letterhead/show'] = () => ({ footer, logo });
    desk.answers['letterhead/set'] = (request: { footer: string; logo: unknown }) => {
      footer = request.footer;
      if (request.logo !== 'keep') logo = request.logo === 'remove' ? null : { media_type: 'image/png', base64: 'iVBORw0=' };
      return { footer, logo };
    };
    desk.chooseFile = () => Promise.resolve({ upload: { name: 'logo.png', base64: 'iVBORw0=' } });
    await strike('7', { altKey: true });
    await waitFor(() => one('paper-page'));
    await strike('h');
    await waitFor(() => expect((one('letterhead-footer') as HTMLInputElement).value).toBe('Club'));
    await fireEvent.input(one('letterhead-footer'), { target: { value: 'Club de Ajedrez' } });
    await fireEvent.click(one('letterhead-choose'));
    await waitFor(() => expect(one('letterhead-logo').getAttribute('src')).toBe('data:image/png;base64,iVBORw0='));
    await fireEvent.click(one('letterhead-remove'));
    await waitFor(() => expect(all('letterhead-logo')).toEqual([]));
    expect(desk.asked('letterhead/set')).toEqual([
      { footer: 'Club de Ajedrez', logo: { take: { upload: { name: 'logo.png', base64: 'iVBORw0=' } } } },
      { footer: 'Club de Ajedrez', logo: 'remove' },
    ]);
  });
});
