// A ruling being asked for: the event, the answers to what it asks, and what the desk proposes. It asks again whenever
// an answer changes, and drops an answer of the desk that was overtaken.

import { untrack } from 'svelte';

import { DeskFailure } from '$lib/backend';
import type { Circumstances, EventChoice, RulingForm, Proposal, ProposeRuling, Reporter, RulingOn } from '$lib/backend/types';
import { readClock } from '$lib/messages/format';
import { language } from '$lib/messages/index.svelte';
import type { Session } from '$lib/session/session.svelte';

import { followed, incidentOf, prefilled, type Answers } from './events';

/** How long an answer that is being typed is waited for, in milliseconds. */
const PAUSE = 150;

export class Asking {
  events = $state.raw<EventChoice[]>([]);
  form = $state.raw<RulingForm | null>(null);
  answers = $state.raw<Answers>({});
  clocks = $state({ white: '', black: '' });
  circumstances = $state.raw<Circumstances | null>(null);
  reporter = $state<Reporter | ''>('');
  proposal = $state.raw<Proposal | null>(null);
  proposed = $state.raw<ProposeRuling | null>(null);
  failure = $state.raw<DeskFailure | null>(null);
  /** No more is asked once it is applied. */
  done = $state(false);

  readonly #session: Session;
  readonly #on: () => RulingOn;
  #turn = 0;
  #formTurn = 0;

  /** Asks about what `on` gives; call it while a component is set up. */
  constructor(session: Session, on: () => RulingOn) {
    this.#session = session;
    this.#on = on;
    $effect(() => void this.#list(language.current));
    $effect(() => this.#ask());
    $effect(() => {
      if (this.#on().kind === 'position') void untrack(() => this.#follow());
    });
  }

  /** The request of the moment; none before an event is chosen. */
  readonly request = $derived.by((): ProposeRuling | null => {
    if (!this.form || !this.circumstances) return null;
    return {
      on: this.#on(),
      incident: incidentOf(this.form.event, this.answers),
      circumstances: this.circumstances,
      clocks_ms: [readClock(this.clocks.white), readClock(this.clocks.black)],
      lang: language.current,
    };
  });

  /** Whether the proposal shown is the one for the answers shown. */
  readonly current = $derived(this.proposal !== null && JSON.stringify(this.proposed) === JSON.stringify(this.request));
  /** Whether the Laws have ruled; else facts are missing. */
  readonly ruled = $derived((this.proposal?.lines.length ?? 0) > 0);
  /** The facts that questions wait for. */
  readonly wanted = $derived(new Set(this.proposal?.questions.flatMap(({ fact }) => (fact === null ? [] : [fact])) ?? []));

  async #list(lang: string): Promise<void> {
    try {
      this.events = await this.#session.ask('ruling/events', { lang });
      // The form is in the language of the page; what was answered stays.
      await untrack(() => this.#follow());
    } catch (thrown) {
      this.failure = DeskFailure.from(thrown);
    }
  }

  /** Asks for the form anew: what it tells of a position that is being set up is told of the position of the moment. */
  async #follow(): Promise<void> {
    const [turn, event] = [++this.#formTurn, this.form?.event];
    if (!event || this.done) return;
    // A position that cannot be read is told where the ruling is asked for.
    const form = await this.#formOf(event).catch(() => null);
    if (form === null || turn !== this.#formTurn || this.form?.event !== event) return;
    [this.answers, this.form] = [followed(this.answers, prefilled(this.form), prefilled(form)), form];
  }

  #formOf(event: string): Promise<RulingForm> {
    const request = { on: this.#on(), event, circumstances: this.circumstances, lang: language.current };
    return this.#session.ask('ruling/form', request);
  }

  /** Chooses an event: its form is filled in from the record. */
  async choose(event: string): Promise<boolean> {
    try {
      const form = await this.#formOf(event);
      [this.form, this.answers, this.circumstances] = [form, prefilled(form), this.circumstances ?? form.circumstances];
      [this.proposal, this.proposed, this.failure] = [null, null, null];
      return true;
    } catch (thrown) {
      this.failure = DeskFailure.from(thrown);
      return false;
    }
  }

  /** Goes back to the choice of the event. */
  leave(): void {
    this.#turn += 1;
    [this.form, this.proposal, this.proposed, this.failure] = [null, null, null, null];
  }

  #ask(): (() => void) | void {
    const asked = this.request;
    if (this.done || asked === null) return;
    const timer = setTimeout(() => void this.#propose(asked), untrack(() => this.proposal) ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  async #propose(asked: ProposeRuling): Promise<void> {
    const turn = ++this.#turn;
    try {
      const answer = await this.#session.ask('ruling/propose', asked);
      if (turn === this.#turn) [this.proposal, this.proposed, this.failure] = [answer, asked, null];
    } catch (thrown) {
      if (turn === this.#turn) [this.proposal, this.failure] = [null, DeskFailure.from(thrown)];
    }
  }
}
