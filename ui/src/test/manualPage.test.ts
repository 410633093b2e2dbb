// The manual beside the work: where it opens, how one goes through it, and that the work is left as it was.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import type { Place } from '$lib/session/place';
import { OF_VIEW } from '$lib/manual/where';

import { FakeDesk } from './fakeDesk';
import { all, chosenBoard, one, show, strike, type } from './person';

async function showRound() {
  const desk = FakeDesk.open();
  const session = show(desk);
  await waitFor(() => expect(chosenBoard()).toBe('1'));
  return { desk, session };
}

async function opens(chapter: string) {
  await strike('F1');
  await waitFor(() => expect(one('manual').dataset.chapter).toBe(chapter));
}

describe('the manual', () => {
  it('opens with F1 at the chapter of the view, and gives the focus back', async () => {
    await showRound();
    await opens('results');
    expect(one('manual-title').textContent).toBe('Results');
    await strike('Escape');
    await waitFor(() => expect(all('manual')).toEqual([]));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('board-row'));
  });

  it('has a chapter for every view', async () => {
    const { session } = await showRound();
    for (const [view, chapter] of Object.entries(OF_VIEW)) {
      if (view === 'game') continue;
      session.go({ view, round: null } as unknown as Place);
      await waitFor(() => expect(one('frame').dataset.view).toBe(view));
      await opens(chapter);
      await strike('F1');
      await waitFor(() => expect(all('manual')).toEqual([]));
    }
  });

  it('tells of pairing where a round is a draft, of what a panel is about, and of a warning', async () => {
    const { session } = await showRound();
    session.openPanel('exchange');
    await opens('pairing');
    await strike('F1');
    session.openPanel('ruling');
    await opens('rulings');
    await strike('F1');
    session.close();
    session.confirming.asking = { code: 'warning-confirm', warning: { level: 'confirm', step: 1, consequences: [], token: 'x', tournament: null } } as never;
    await opens('fide-mode');
    await strike('Escape');
    await waitFor(() => expect(all('manual')).toEqual([]));
    expect(session.confirming.asking).not.toBeNull();
  });

  it('is read while something is typed, which stays', async () => {
    await showRound();
    await fireEvent.click(one('nav-players'));
    await waitFor(() => one('player-add'));
    await fireEvent.click(one('nav-event'));
    await waitFor(() => one('event-form-site'));
    await type('event-form-site', 'Testville');
    one('event-form-site').focus();
    await opens('event');
    await strike('Escape');
    await waitFor(() => expect(document.activeElement).toBe(one('event-form-site')));
    expect((one('event-form-site') as HTMLInputElement).value).toBe('Testville');
  });

  it('keeps keys of the view from what is read, and has its own', async () => {
    const { desk } = await showRound();
    await opens('results');
    await strike('1');
    await strike('ArrowRight');
    await waitFor(() => expect(one('manual').dataset.chapter).toBe('standings'));
    await strike('ArrowLeft');
    await waitFor(() => expect(one('manual').dataset.chapter).toBe('results'));
    expect(desk.asked('result/enter')).toEqual([]);
    // Beside it the work goes on.
    one('board-row').focus();
    await strike('1');
    await waitFor(() => expect(desk.asked('result/enter')).toHaveLength(1));
  });

  it('is found through by words, from the keyboard alone', async () => {
    await showRound();
    await opens('results');
    await strike('/');
    await waitFor(() => expect(document.activeElement).toBe(one('manual-search')));
    await type('manual-search', 'hort');
    await waitFor(() => expect(one('manual-found').textContent).toContain('A fund of prizes'));
    await strike('Enter');
    await waitFor(() => expect(one('manual').dataset.chapter).toBe('prizes'));
    expect(all('manual-found')).toEqual([]);
    await strike('/');
    await type('manual-search', 'xyzzy');
    await waitFor(() => expect(one('manual').textContent).toContain('Nothing in the manual has these words.'));
    await strike('Escape');
    await waitFor(() => expect(all('manual-chapter').length).toBeGreaterThan(15));
    expect(all('manual')).toHaveLength(1);
  });

  it('goes where a link leads, and by the table of contents', async () => {
    await showRound();
    await opens('results');
    const chapter = all('manual-chapter').find((row) => row.dataset.chapter === 'pairing') as HTMLElement;
    await fireEvent.click(chapter);
    await waitFor(() => expect(one('manual').dataset.chapter).toBe('pairing'));
    expect(location.hash).not.toContain('pairing');
    await fireEvent.click(one('manual-link'));
    await waitFor(() => expect(one('manual').dataset.chapter).toBe('results'));
    expect(all('manual-heading').map((heading) => heading.dataset.heading)).toContain('adjourned-games');
  });

  it('speaks the language of the page', async () => {
    await showRound();
    await opens('results');
    await fireEvent.click(one('language-switch'));
    await waitFor(() => expect(one('manual-title').textContent).toBe('Resultados'));
    expect(one('manual').dataset.chapter).toBe('results');
  });

  it('is saved as a document in the language in which it is read', async () => {
    const { desk } = await showRound();
    desk.answers['print/manual'] = () => ({ pages: 30, path: null, base64: 'JVBERg==', file_name: 'Arbitro.pdf' });
    const delivered: string[] = [];
    desk.deliverBytes = (name) => void delivered.push(name);
    await opens('results');
    await fireEvent.click(one('language-switch'));
    await fireEvent.click(one('manual-save'));
    await waitFor(() => expect(one('manual-saved').textContent).toContain('30'));
    expect(desk.asked('print/manual')).toEqual([{ sheet: 'a4', lang: 'es', target: 'answer' }]);
    expect(delivered).toEqual(['Arbitro.pdf']);
  });

  it('and the keys give place to each other', async () => {
    await showRound();
    await opens('results');
    await strike('?');
    await waitFor(() => one('help-panel'));
    expect(all('manual')).toEqual([]);
    await strike('Escape');
    await waitFor(() => expect(all('help-panel')).toEqual([]));
  });
});
