// Every act by its name: what keys do here, what they do in other views, and what has no key.

import { DOCUMENTS, titleOf } from '$lib/domain/paper/documents';
import { acts, perform, performOnceThere } from '$lib/keys/dispatch';
import { KEY_TABLE, keysOf, type KeyRow, type Scope } from '$lib/keys/table';
import { t } from '$lib/messages/index.svelte';
import type { Place } from '$lib/session/place';
import type { Session } from '$lib/session/session.svelte';

import type { FoundAct } from './find';

/** Views whose acts are offered from anywhere, and their names. */
const VIEWS: readonly { scope: Scope; place: Place; name: string }[] = [
  { scope: 'players', place: { view: 'players' }, name: 'ui-rail-players' },
  { scope: 'round', place: { view: 'round', round: null }, name: 'ui-rail-round' },
  { scope: 'standings', place: { view: 'standings' }, name: 'ui-rail-standings' },
  { scope: 'games', place: { view: 'games', round: null }, name: 'ui-rail-games' },
  { scope: 'ratings', place: { view: 'ratings' }, name: 'ui-rail-ratings' },
];

const act = (row: KeyRow, where: string, run: () => void): FoundAct => ({
  kind: 'act', id: `act-${row.scope}-${row.id}`, name: t(row.label), key: keysOf(row), where, run,
});

/** What can be done now, here first. */
export function allActs(session: Session): FoundAct[] {
  const here = acts().map((row) => act(row, '', () => void perform(row)));
  if (!session.tournament) return here;
  const known = new Set(here.map((one) => one.id));
  return [...here, ...elsewhere(session).filter((one) => !known.has(one.id)), ...papers(session), report(session)];
}

function elsewhere(session: Session): FoundAct[] {
  const rows: readonly KeyRow[] = KEY_TABLE;
  return VIEWS.flatMap(({ scope, place, name }) =>
    rows
      .filter((row) => row.scope === scope && row.alone)
      .map((row) =>
        act(row, t(name), () => {
          performOnceThere(row);
          session.go(place);
        }),
      ),
  );
}

function papers(session: Session): FoundAct[] {
  const begun = (session.tournament?.rounds.length ?? 0) > 0;
  return DOCUMENTS.filter((row) => begun || !row.begun).map(({ kind }) => ({
    kind: 'act', id: `paper-${kind}`, name: t(titleOf(kind)), key: '', where: t('ui-rail-papers'),
    run: () => {
      session.asked.paper = kind;
      session.go({ view: 'papers' });
    },
  }));
}

function report(session: Session): FoundAct {
  return { kind: 'act', id: 'report-read', name: t('ui-report-read'), key: '', where: '', run: () => session.openPanel('report') };
}
