import type { GolfCourseRow, GolfPicksRow, GolfRoundRow, GolfScoresRow, GolfStandingRow } from '@poolhouse/contract';
import { formatRank } from '@poolhouse/shared-ui';
import { cardOf, countedCells, HOLES, NO_CELLS, type Card, type Cell, type Cells } from './cells.rules';
import type { GolfPage } from './golf.types';
import { golferIds } from './golfer-ids.rules';
import { teeText, thruText } from './status.rules';

export interface GolferLine {
  readonly golferId: number;
  readonly name: string;
  readonly thru: string;
  readonly cells: Cells;
  readonly round: number | null;
  readonly remaining: number | null;
  readonly total: number | null;
}

export interface EntryLine {
  readonly entryId: number;
  readonly name: string;
  readonly mine: boolean;
  readonly place: string;
  readonly cells: Cells;
  readonly row: GolfRoundRow | null;
  readonly golfers: readonly GolferLine[];
  /** Nobody could pick for it, or somebody withdrew; ''. */
  readonly notes: string;
}

/** An entry's balls: by hole the lowest to par, of equal ones the first pick's. @param cards by pick, each golfer's holes */
export function ballsOf(cards: readonly (Cells | undefined)[]): Cells {
  return HOLES.map((_, hole) =>
    cards.reduce<Cell | null>((best, card) => {
      const cell = card?.[hole];
      return cell && (!best || cell.toPar < best.toPar) ? cell : best;
    }, null),
  );
}

/**
 * Entries as the board of a round has them: mine first, then by total of that round. Who is level in the round that is on, or was the last,
 * stands as the standings have them, which know how a tie was broken.
 */
export function entryOrder(data: GolfPage, round: number): GolfPicksRow[] {
  const { rows, standings, current } = roundFacts(data, round);
  const totalOf = ({ id }: GolfPicksRow) => rows.get(id)?.Total ?? 999;
  const placeOf = ({ id }: GolfPicksRow) => (current ? (standings.get(id)?.Rank ?? 0) : 0);
  return [...data.picks.data].sort(
    (a, b) => b.mine - a.mine || totalOf(a) - totalOf(b) || placeOf(a) - placeOf(b) || (a.EntryName < b.EntryName ? -1 : 1),
  );
}

/** Their lines, or those of `picks` alone. An entry's line is the same object until something in it changes. */
export function entryLines(data: GolfPage, round: number, picks: readonly GolfPicksRow[] = entryOrder(data, round)): EntryLine[] {
  const facts = roundFacts(data, round);
  return picks.map((row) => entryLine(row, facts));
}

interface Facts {
  rows: ReadonlyMap<number, GolfRoundRow>;
  standings: ReadonlyMap<number, GolfStandingRow>;
  scores: ReadonlyMap<string, GolfScoresRow>;
  courses: ReadonlyMap<number, GolfCourseRow>;
  leaders: ReadonlyMap<number, GolfPage['leaderboard']['data'][number]>;
  /** Those that were asked for: entries share golfers. */
  golfers: Map<number, GolferFacts>;
  round: number;
  current: boolean;
}

const known = new WeakMap<GolfPage, Facts>();

/** Worked out once for all panels that show the same round of the same answer. */
function roundFacts(data: GolfPage, round: number): Facts {
  const last = known.get(data);
  if (last?.round === round) return last;
  const facts = factsOf(data, round);
  known.set(data, facts);
  return facts;
}

function factsOf({ rounds, standings, scores, courses, leaderboard, config }: GolfPage, round: number): Facts {
  const tid = config.data[0]?.current_tournament ?? 0;
  return {
    rows: byId(rounds.data, (row) => (row.round_number === round ? row.entry_id : undefined)),
    standings: byId(standings.data, (row) => (row.Tournament_ID === tid ? row.entry_id : undefined)),
    scores: byId(scores.data, (row) => row.ID),
    courses: byId(courses.data, (row) => row.course_id),
    leaders: byId(leaderboard.data, (row) => row.Golfer_ID),
    golfers: new Map(),
    round,
    current: config.data[0]?.current_round === round,
  };
}

/** By what names a row; rows without a name are left out. */
function byId<Id, Row>(rows: readonly Row[], idOf: (row: Row) => Id | undefined): Map<Id, Row> {
  const found = new Map<Id, Row>();
  for (const row of rows) {
    const id = idOf(row);
    if (id !== undefined) found.set(id, row);
  }
  return found;
}

interface Kept {
  /** All that the line is made of beside the picks. */
  readonly from: readonly unknown[];
  readonly line: EntryLine;
}

const kept = new WeakMap<GolfPicksRow, Map<number, Kept>>();

function entryLine(picks: GolfPicksRow, facts: Facts): EntryLine {
  const byRound = kept.get(picks) ?? new Map<number, Kept>();
  kept.set(picks, byRound);
  const row = facts.rows.get(picks.id) ?? null;
  const place = placeText(facts.standings.get(picks.id));
  const golfers = golferIds(picks).map((golferId) => golferOf(golferId, facts));
  const from = [row, place, ...golfers.flatMap(({ name, thru, remaining, cards }) => [name, thru, remaining, ...cards])];
  const before = byRound.get(facts.round);
  if (before?.from.every((one, n) => Object.is(one, from[n]))) return before.line;
  const balls = row ? ballsOf(golfers.map(({ cards }) => cards.at(-1)?.cells)) : NO_CELLS;
  const line = {
    entryId: picks.id,
    name: picks.EntryName,
    mine: picks.mine === 1,
    place,
    cells: balls,
    row,
    golfers: golfers.map((golfer) => golferLine(golfer, balls)),
    notes: [picks.Notes, picks.Override && `Set by an administrator: ${picks.Override}`].filter(Boolean).join(' · '),
  };
  byRound.set(facts.round, { from, line });
  return line;
}

function placeText(standing: GolfStandingRow | undefined): string {
  return !standing || standing.Rank === 0 ? '' : formatRank(standing.Rank, standing.Shared === 1);
}

/** What a golfer brings to the line of an entry. */
interface GolferFacts {
  readonly golferId: number;
  readonly name: string;
  readonly thru: string;
  readonly remaining: number | null;
  /** Of each round up to the one that is shown, which is the last. */
  readonly cards: readonly (Card | undefined)[];
}

function golferOf(golferId: number, facts: Facts): GolferFacts {
  const golfer = facts.golfers.get(golferId) ?? golferFacts(golferId, facts);
  facts.golfers.set(golferId, golfer);
  return golfer;
}

function golferFacts(golferId: number, { leaders, scores, courses, round, current }: Facts): GolferFacts {
  const leader = leaders.get(golferId);
  const gone = leader && leader.Status !== 'IN' ? leader.Status : '';
  const shown = scores.get(`${golferId}-${round}`);
  const playing = current && leader ? thruText(leader.Through) || teeText(leader) : '';
  return {
    golferId,
    name: leader?.Name ?? '',
    thru: gone || playing,
    remaining: shown ? shown.holes_remaining : gone ? 0 : null,
    cards: Array.from({ length: round }, (_, n) => {
      const row = n + 1 === round ? shown : scores.get(`${golferId}-${n + 1}`);
      return row && cardOf(row, courses.get(row.course_id));
    }),
  };
}

function golferLine({ golferId, name, thru, remaining, cards }: GolferFacts, balls: Cells): GolferLine {
  const shown = cards.at(-1);
  const played = cards.filter((card) => card !== undefined);
  return {
    golferId,
    name,
    thru,
    cells: shown ? countedCells(shown.cells, balls) : NO_CELLS,
    round: shown?.total ?? null,
    remaining,
    total: played.length > 0 ? played.reduce((sum, { total }) => sum + (total ?? 0), 0) : null,
  };
}

/** The nine on which most of my golfers are: the second once one of mine has reached it. */
export function playedNine(lines: readonly EntryLine[]): 0 | 1 {
  const own = lines.find(({ mine }) => mine) ?? lines[0];
  return own?.cells.slice(9).some((cell) => cell !== null) ? 1 : 0;
}
