import type { GolfCourseRow, GolfHoleName, GolfPicksRow, GolfRoundRow, GolfScoresRow, GolfStandingRow } from '@poolhouse/contract';
import type { GolfPage } from '../contest/golf.types';

export const HOLES = Array.from({ length: 18 }, (_, n) => n + 1);
export const holeName = (hole: number) => `Hole${hole}` as GolfHoleName;

/** A cell of the table: strokes and to par; null where nothing is posted. */
export interface Cell {
  readonly strokes: number;
  readonly toPar: number;
  /** It is the best ball, or as good. */
  readonly counts: boolean;
}

export interface GolferLine {
  readonly golferId: number;
  readonly name: string;
  readonly thru: string;
  readonly cells: readonly (Cell | null)[];
  readonly round: number | null;
  readonly remaining: number | null;
  readonly total: number | null;
}

export interface EntryLine {
  readonly entryId: number;
  readonly name: string;
  readonly mine: boolean;
  readonly place: string;
  readonly cells: readonly (Cell | null)[];
  readonly row: GolfRoundRow | null;
  readonly golfers: readonly GolferLine[];
  /** Nobody could pick for it, or somebody withdrew; ''. */
  readonly notes: string;
}

/** A ball as the server spells it: strokes, to par and pick. */
export function ballsOf({ Balls }: Pick<GolfRoundRow, 'Balls'>): (Cell | null)[] {
  return Balls.split(',').map((ball) => {
    const [strokes, toPar] = ball.split('/').map(Number);
    return ball === '' || strokes === undefined || toPar === undefined ? null : { strokes, toPar, counts: false };
  });
}

/** The lines of a round: mine first, then by total of that round. */
export function entryLines(data: GolfPage, round: number): EntryLine[] {
  const rows = new Map(data.rounds.data.filter(({ round_number }) => round_number === round).map((row) => [row.entry_id, row]));
  const tid = data.config.data[0]?.current_tournament ?? 0;
  const standings = new Map(data.standings.data.filter(({ Tournament_ID }) => Tournament_ID === tid).map((row) => [row.entry_id, row]));
  const facts = golferFacts(data, round);
  return data.picks.data
    .map((picks): EntryLine => {
      const row = rows.get(picks.id) ?? null;
      const balls = row ? ballsOf(row) : HOLES.map(() => null);
      return {
        entryId: picks.id,
        name: picks.EntryName,
        mine: picks.mine === 1,
        place: placeText(standings.get(picks.id)),
        cells: balls,
        row,
        golfers: golferIds(picks).map((golferId) => golferLine(golferId, balls, facts)),
        notes: [picks.Notes, picks.Override && `Set by an administrator: ${picks.Override}`].filter(Boolean).join(' · '),
      };
    })
    .sort((a, b) => Number(b.mine) - Number(a.mine) || (a.row?.Total ?? 999) - (b.row?.Total ?? 999) || (a.name < b.name ? -1 : 1));
}

export const golferIds = ({ Pick1, Pick2, Pick3, Pick4 }: GolfPicksRow): number[] =>
  [Pick1, Pick2, Pick3, Pick4].filter((golferId) => golferId !== null);

function placeText(standing: GolfStandingRow | undefined): string {
  return !standing || standing.Rank === 0 ? '' : `${standing.Shared ? 'T' : ''}${standing.Rank}`;
}

interface Facts {
  scores: ReadonlyMap<string, GolfScoresRow>;
  courses: ReadonlyMap<number, GolfCourseRow>;
  leaders: ReadonlyMap<number, GolfPage['leaderboard']['data'][number]>;
  round: number;
  current: boolean;
}

function golferFacts({ scores, courses, leaderboard, config }: GolfPage, round: number): Facts {
  return {
    scores: new Map(scores.data.map((row) => [row.ID, row])),
    courses: new Map(courses.data.map((row) => [row.course_id, row])),
    leaders: new Map(leaderboard.data.map((row) => [row.Golfer_ID, row])),
    round,
    current: config.data[0]?.current_round === round,
  };
}

function golferLine(golferId: number, balls: readonly (Cell | null)[], { scores, courses, leaders, round, current }: Facts): GolferLine {
  const leader = leaders.get(golferId);
  const row = scores.get(`${golferId}-${round}`);
  const cells = row ? cellsOf(row, courses.get(row.course_id)) : HOLES.map(() => null);
  const totals = Array.from({ length: round }, (_, n) => scores.get(`${golferId}-${n + 1}`)).flatMap((one) =>
    one ? [sumOf(cellsOf(one, courses.get(one.course_id)))] : [],
  );
  const gone = leader && leader.Status !== 'IN' ? leader.Status : '';
  return {
    golferId,
    name: leader?.Name ?? '',
    thru: gone || (current && leader?.Through ? (leader.Through.startsWith('F') ? 'F' : `thru ${leader.Through}`) : ''),
    cells: cells.map((cell, n) => cell && { ...cell, counts: cell.toPar === balls[n]?.toPar }),
    round: cells.some((cell) => cell) ? sumOf(cells) : null,
    remaining: row ? row.holes_remaining : gone ? 0 : null,
    total: totals.length > 0 ? totals.reduce((sum, one) => sum + one, 0) : null,
  };
}

export function cellsOf(row: GolfScoresRow, course: GolfCourseRow | undefined): (Cell | null)[] {
  return HOLES.map((hole) => {
    const strokes = row[holeName(hole)];
    return strokes === null ? null : { strokes, toPar: strokes - (course?.[holeName(hole)] ?? strokes), counts: false };
  });
}

export const sumOf = (cells: readonly (Cell | null)[]): number => cells.reduce((sum, cell) => sum + (cell?.toPar ?? 0), 0);

/** The nine on which most of my golfers are: the second once one of mine has reached it. */
export function playedNine(lines: readonly EntryLine[]): 0 | 1 {
  const own = lines.find(({ mine }) => mine) ?? lines[0];
  return own?.cells.slice(9).some((cell) => cell !== null) ? 1 : 0;
}
