import type { SquareRow, SquaresConfigRow, SquaresEntryRow, SquaresGameRow, SquaresPayoutRow } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import { between } from '../../../ground/moments.rules';
import type { Tournament } from '../../../sport/tournament/tournament';
import type { Contest, Entry } from '../../contest';
import { numbersFrom } from './acts';
import { entryRows, gameRows, payoutRows, squareRows } from './board-rows';
import type { Board, Claim } from './boards.store';
import { nameOf } from './game-name.rules';
import { liveBoard, type LiveBoard } from './live-board';

/** All that a board is played on. */
export interface BoardFacts {
  contest: Contest;
  entries: readonly Entry[];
  board: Board;
  claims: readonly Claim[];
  tournament: Tournament | undefined;
}

/** What is said of a board, but for what is a viewer's own and whether scores are fresh. */
export type BoardConfig = Omit<
  SquaresConfigRow,
  'entry_id' | 'EntryName' | 'my_entry_name' | 'my_entries' | 'isAdmin' | 'contest_ids' | 'ScoresFrom'
>;

/** The rows of a board as all see it. */
export interface BoardGroups {
  config: readonly BoardConfig[];
  squares: readonly SquareRow[];
  entries: readonly SquaresEntryRow[];
  events: readonly SquaresGameRow[];
  payouts: readonly SquaresPayoutRow[];
}

/** A board from its facts. Pure. */
export function groupsOf({ contest, entries, ...facts }: BoardFacts, now: number): BoardGroups {
  const live = liveBoard(facts, now);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return {
    config: [configOf(contest, live, now)],
    squares: squareRows(live, names),
    entries: entryRows(live, entries),
    events: gameRows(live, names),
    payouts: payoutRows(live),
  };
}

function configOf(contest: Contest, live: LiveBoard, now: number): BoardConfig {
  const { board, counted, state, level, lockAt, claims, pot, sources, tournament } = live;
  const next = counted.filter(({ tipoffAt, winner }) => winner === undefined && tipoffAt > now).map(({ tipoffAt }) => tipoffAt);
  const named = board.document ? board.document.games.map(({ name }) => name) : sources.map(nameOf);
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    year: contest.year,
    state,
    lock_at: iso(lockAt),
    points_per_square: board.pointsPerSquare,
    max_squares: board.maxSquares,
    claimed: claims.length,
    Pot: pot,
    playins: board.playins ? 1 : 0,
    halftime_pct: board.halftimePct,
    level,
    commit: board.commitment,
    drawn_at: board.document?.drawn_at ?? '',
    typed_by: board.typedBy ?? '',
    drawn_from: board.typedBy === null ? formatList(named) : '',
    corrected_sources: correctedSources(live),
    waits_for: numbersFrom(live) === 'again' ? formatList(sources.map(nameOf)) : '',
    NextTip: next.length === 0 ? '' : iso(Math.min(...next)),
    Bracket: tournament ? 1 : 0,
  };
}

/** Games of the draw whose scores are others now. */
function correctedSources({ board, tournament }: LiveBoard): number {
  return (board.document?.games ?? []).filter(({ game, score1, score2 }) => {
    const event = tournament?.games.find(({ key }) => key === game)?.event;
    return event?.state === 'final' && (event.score1 !== score1 || event.score2 !== score2);
  }).length;
}

const iso = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** Between which instants a board is the same by time: the field is announced, it closes, it is drawn, and each game tips off. */
export function timesOf({ board, tournament }: Pick<BoardFacts, 'board' | 'tournament'>, now: number) {
  const { games = [], moments = [] } = tournament ?? {};
  return between([...board.moments, ...moments, ...games.map(({ tipoffAt }) => tipoffAt)], now);
}
