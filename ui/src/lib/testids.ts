// The names by which tests find things on the page (`data-testid`). Tests use these and nothing else.
//
// Rows carry data as well: `board-row` has data-board, data-pairing and data-result (White's code, Black's code, or
// empty), `player-row` data-entry and data-name, `standings-row` data-rank and data-name, `ply` data-index and
// data-mark. The board's element is `board` with data-fen and data-orientation; its squares are chessground's.
// The same result key struck twice within 250 ms counts once (see keys/guard.ts). On the moves line, Enter before the
// reading is shown takes a legal move only: for an illegal one wait until `move-reading` has data-kind="illegal".
// The facts of a ruling have data-field with the name of the fact, as `fact-text[data-field="written_move"]`.
// After `ruling-apply` the panel stays with data-state="applied" on `ruling` until `ruling-done` or Enter.

export const TESTIDS = [
  // Frame
  'frame', 'place', 'event-name', 'tournament-choice', 'language-switch', 'theme-switch', 'help-button', 'help-panel',
  'manual-button', 'manual', 'manual-title', 'manual-heading', 'manual-chapter', 'manual-link', 'manual-search', 'manual-found', 'manual-earlier', 'manual-later', 'manual-save', 'manual-saved',
  'find-open', 'find-line', 'find-choice',
  'to-players', 'to-round', 'nav-players', 'nav-round', 'nav-standings', 'nav-games', 'nav-incidents', 'nav-ratings', 'nav-papers', 'nav-handover', 'nav-event', 'nav-check',
  'foot-last', 'foot-undo', 'foot-redo', 'foot-saved', 'foot-arbiter', 'unsent', 'unsent-entry', 'unsent-link', 'unsent-send', 'unsent-refused', 'unsent-retry', 'unsent-drop', 'failure', 'failure-why', 'failure-close', 'obstacles', 'way-out', 'panel', 'panel-close', 'warning', 'warning-consequence', 'warning-go-on', 'warning-cancel', 'warning-leave', 'fide-mode-left',
  // Start
  'start', 'start-new', 'start-sample', 'start-quick', 'start-check', 'start-open-path', 'start-open', 'start-choose', 'recent-event', 'file-chooser',
  // Event
  'event-form', 'event-form-name', 'event-form-site', 'event-form-federation', 'event-form-start', 'event-form-end',
  'start-check', 'to-start-check', 'like', 'like-players', 'like-tournaments', 'template-name', 'template-save', 'template-kept', 'template-remove', 'event-like-this', 'event-form-arbiter', 'event-form-deputies', 'event-form-edition', 'event-form-class', 'event-form-supervised', 'event-form-time-control',
  'event-form-path', 'event-form-tournament', 'event-form-system', 'event-form-rounds', 'event-form-save', 'event-form-cancel', 'event-close',
  'tournament-name', 'tournament-system', 'tournament-save', 'tournament-add', 'tournament-rounds', 'tournament-colour',
  'tournament-acceleration', 'tournament-scoring', 'tournament-tie-breaks', 'calendar', 'calendar-round', 'calendar-date', 'calendar-time', 'calendar-remark', 'calendar-interval',
  'event-share', 'calendar-fill', 'calendar-save', 'fide-mode', 'fide-mode-leave', 'departure', 'round-when', 'journal', 'journal-row',
  // Players
  'fault', 'fault-look', 'fault-file', 'fault-path', 'fault-save', 'fault-saved',
  'act-change', 'backups', 'backup-failed', 'backup-folder', 'backup-minutes', 'backup-settle', 'backup-make', 'backup-choose', 'backup-kept', 'backup-row', 'backup-look', 'backup-differs', 'backup-restore', 'backup-all', 'save-choose', 'save-path', 'save-event', 'save-done', 'save-open', 'merge', 'merge-choose', 'merge-path', 'merge-look', 'merge-seen', 'merge-same', 'merge-part', 'merge-side', 'merge-cannot', 'merge-take', 'merge-choice', 'merge-apply', 'merge-leave', 'merge-done',
  'players', 'player-row', 'player-add', 'player-import', 'player-number', 'players-empty',
  'player-mark', 'players-marked', 'players-unmark', 'players-change', 'players-change-what', 'players-change-club', 'players-change-federation', 'players-change-sex', 'players-change-round', 'players-change-bye', 'players-change-apply',
  'fees', 'fees-panel', 'fee', 'fee-currency', 'fee-save', 'fees-in-full', 'fees-paid', 'fees-paid-save', 'fees-own', 'fees-own-save', 'fees-owing',
  'player-form', 'player-form-name', 'player-form-title', 'player-form-federation', 'player-form-rating',
  'player-form-fide-id', 'player-form-sex', 'player-form-birth-year', 'player-form-club', 'player-form-save',
  'player-remove', 'attendance', 'seating', 'player-board', 'player-board-keep', 'player-apart', 'player-apart-end', 'player-apart-from', 'player-apart-weak', 'player-apart-until', 'player-bye', 'player-withdraw', 'player-back', 'player-expel', 'player-expel-reason', 'player-expel-now', 'source-path', 'source-read', 'source-choose', 'source-text', 'players-preview', 'players-take',
  'import-fill', 'import-encoding', 'import-delimiter', 'import-header', 'import-column',
  'lists', 'list-row', 'list-read', 'list-name', 'list-chapter', 'list-take', 'list-done', 'list-failure', 'list-cancel', 'list-compare', 'listed', 'comparison', 'compare-take', 'compare-back',
  'difference', 'difference-take', 'unknown-player', 'preview-row', 'finding', 'number-by-rating', 'number-by-lot', 'number-by-hand', 'number-up', 'number-down',
  // Check-in
  'check-in', 'check-in-none', 'check-in-count', 'check-in-search', 'check-in-only', 'check-in-last', 'check-in-player', 'check-in-all-here', 'check-in-absent',
  'check-in-close', 'to-check-in',
  // Round
  'round', 'round-choice', 'to-second-pass', 'second-pass', 'second-pass-count', 'second-pass-look', 'second-pass-leave', 'second-pass-differences', 'difference', 'first-stands', 'second-stands', 'pairing-runs', 'pairing-cancel', 'round-pair', 'round-pair-adjourned', 'round-publish', 'round-unpair',
  'unpair-reason', 'unpair-apply', 'round-explain', 'explanation', 'round-exchange', 'exchange', 'exchange-one',
  'exchange-other', 'exchange-findings', 'exchange-reason', 'exchange-apply', 'manual-begin', 'manual-end', 'obstacles-by-hand', 'gave-way', 'provisional', 'round-filter', 'round-empty', 'board-row', 'board-result',
  'goto-board', 'result-bar', 'result-white', 'result-draw', 'result-black', 'result-white-forfeit',
  'result-black-forfeit', 'result-unusual', 'result-clear', 'board-open', 'board-rule',
  'results-panel', 'results-choice',
  // Time at the boards
  'to-start-of-play', 'to-clocks', 'start-of-play', 'start-leave', 'start-row', 'start-rule', 'sight', 'play-began', 'play-begin', 'play-begin-at', 'play-not-begun', 'play-time', 'default-time', 'default-left',
  'clocks', 'clocks-leave', 'clocks-paper', 'periods', 'reading-interval', 'clock-row', 'clock-open', 'clock-sheet', 'clock-due', 'clock-line', 'clock-doubt', 'clock-remove', 'clock-white', 'clock-black',
  'clock-white-moves', 'clock-black-moves', 'clock-why', 'clock-note', 'clock-save', 'game-clocks', 'game-adjourn',
  'adjourned', 'adjourned-empty', 'adjourned-row', 'adjourned-open', 'adjourned-paper', 'adjournment', 'adjournment-resume', 'adjournment-cancel', 'adjournment-again', 'guidance', 'present-white', 'present-black', 'sealed-move',
  'sealed-written', 'sealed-rule', 'envelope-open', 'envelope-missing', 'envelope-print', 'envelope-correct', 'envelope-sealer', 'envelope-white', 'envelope-black', 'envelope-fen', 'envelope-offer',
  'envelope-white-sheet', 'envelope-black-sheet', 'envelope-keeper', 'envelope-resumption', 'envelope-seal',
  // Papers
  'papers', 'paper-kind', 'paper-sheet', 'paper-lang', 'paper-slips', 'paper-player', 'paper-large', 'paper-save', 'paper-done', 'paper-preview',
  'paper-page', 'paper-before', 'paper-after',
  // Standings
  'standings', 'standings-row', 'standings-points', 'standings-after', 'cross-toggle', 'cross-cell', 'standings-empty',
  'standings-value', 'standings-expelled', 'standings-card', 'standings-group', 'berger-toggle', 'left-out', 'working', 'working-term', 'working-total',
  'card', 'card-round', 'card-opponent',
  // Prizes
  'prizes', 'prizes-empty', 'prizes-back', 'to-prizes', 'prize-edit', 'prize-form', 'prize-fund', 'prize-fund-name', 'prize-fund-currency', 'prize-fund-who',
  'prize-fund-value', 'prize-fund-sharing', 'prize-fund-combinable', 'prize-fund-add', 'prize-fund-remove', 'prize-amount', 'prize-thing',
  'prize-more', 'prize-save', 'prize-won-fund', 'prize-won',
  // Ratings and norms
  'ratings', 'rating-row', 'norms-toggle', 'norm-row', 'norms-empty', 'rating-working', 'rating-term', 'rating-sum', 'rating-note', 'norm-working',
  'norm-requirement', 'norm-note',
  // Hand-over
  'handover', 'handover-saved', 'health', 'health-finding', 'health-player', 'integrity', 'report-save', 'report-read', 'report-loss', 'reported',
  'periods', 'period', 'period-open', 'period-save', 'period-list', 'period-ratings', 'period-note', 'period-close', 'period-game', 'period-date', 'table-row', 'table-save', 'tables-round', 'tables-delimiter', 'handover-round', 'handover-games',
  'letterhead', 'letterhead-open', 'letterhead-logo', 'letterhead-choose', 'letterhead-remove', 'letterhead-footer', 'letterhead-save', 'paper-open',
  'site', 'site-folder', 'site-choose', 'site-lang', 'site-follow', 'site-write', 'site-done',
  // Games
  'games', 'game-row', 'games-import', 'games-export', 'games-preview', 'games-take', 'import-game', 'take-results', 'import-note', 'source-folder', 'status-offer', 'move-only', 'game-set-up', 'set-up-apply', 'set-up-cause', 'set-up-number', 'set-up-quiet', 'set-up-en-passant', 'sheet-set-up', 'games-live', 'live', 'live-folder', 'live-choose', 'live-silent', 'live-start', 'live-stop', 'live-board', 'live-holds-board', 'live-holds-record', 'live-result', 'live-results', 'live-other', 'live-state', 'live-note', 'live-summary',
  'export-scope', 'export-boards', 'export-parts', 'export-path', 'export-save', 'export-choose', 'export-done', 'games-empty',
  // Game
  'game', 'board', 'promotion', 'promotion-q', 'promotion-r', 'promotion-b', 'promotion-n', 'scoresheet', 'ply',
  'move-line', 'move-reading', 'move-accept', 'clock-line', 'game-status', 'status-unread', 'game-flip', 'game-rule', 'game-result',
  'game-cut', 'game-offer', 'game-correct', 'game-sheets', 'correct', 'correct-move', 'correct-change', 'correct-ruled', 'correct-apply',
  'sheets', 'sheets-white', 'sheets-black', 'sheets-row', 'sheets-take-white', 'sheets-take-black', 'sheets-other', 'sheets-take-other',
  'sheets-undecide', 'sheets-take', 'game-back', 'game-clock-white', 'game-clock-black', 'game-result-shown', 'game-last', 'game-previous',
  'game-next', 'waiting', 'waiting-rule',
  // Ruling
  'ruling', 'ruling-event', 'ruling-event-choice', 'fact', 'fact-side', 'fact-yes-no', 'fact-choice', 'fact-move',
  'fact-count', 'fact-text', 'fact-more', 'fact-reporter', 'fact-clock-white', 'fact-clock-black',
  'circumstance-edition', 'circumstance-class', 'circumstance-supervised', 'circumstance-increment', 'ruling-earlier', 'ruling-headline', 'ruling-line', 'ruling-clocks', 'ruling-permitted',
  'ruling-question', 'ruling-missing', 'ruling-option', 'ruling-proof', 'ruling-edition', 'ruling-another', 'ruling-apply', 'ruling-otherwise', 'ruling-done', 'ruling-aloud', 'ruling-text', 'otherwise-result',
  'otherwise-white', 'otherwise-black', 'otherwise-reason', 'otherwise-penalty', 'otherwise-counts', 'otherwise-restores', 'otherwise-apply', 'otherwise-white-points', 'otherwise-black-points', 'otherwise-expelled', 'evidence-step', 'evidence-back',
  'evidence-forward',
  // Quick ruling
  'quick', 'set-up-piece', 'set-up-turn', 'set-up-chess960', 'set-up-fen', 'set-up-empty', 'set-up-start', 'set-up-flip', 'set-up-board',
  // Check of a file
  'check', 'check-failure', 'check-progress', 'check-cancel', 'check-summary', 'check-filter', 'check-another', 'check-row', 'check-game', 'check-finding', 'check-flip',
  // Incidents
  'incidents', 'incident-row', 'incidents-empty', 'incidents-counts', 'incidents-report', 'incidents-round', 'incidents-board', 'incidents-player', 'incident-counts', 'count-row', 'incident-points', 'incident-expelled',
] as const;

export type TestId = (typeof TESTIDS)[number];
