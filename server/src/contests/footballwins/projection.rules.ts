import { must } from '../../ground/must';
import type { SoFar } from './outlook.rules';
import { NOTHING, playedOf, pointsOf, together, type Records } from './records.rules';
import type { WinsEntry } from './standings.rules';

/** Expected wins by team abbreviation; a team whose are not known is not in it. */
export type Expected = ReadonlyMap<string, number>;

/** What was played before a contest began. It tells how strong clubs are, and counts for nobody. */
export interface Earlier {
  records: Records;
  /** How many games each club had, played or not. */
  games: Readonly<Record<string, number>>;
}

export const NONE_EARLIER: Earlier = { records: {}, games: {} };

export interface Projection {
  entryId: number;
  /** Points now and what the games to come are expected to bring; null unless the expected wins of all its teams are known. */
  projected: number | null;
  /** Expected wins of its teams in the games that count. */
  expWins: number | null;
  /** The same pro rata of the games that its teams have played. */
  pace: number | null;
}

/** Nobody is certain to win, or to lose. */
const SURE = 0.97;

/**
 * Each entry's expected finish. A team's strength is the share of games that it should win: what was expected of it, as if that
 * season had been played once already, together with what it has done so far. Two teams that meet share the one point of their game
 * in proportion of their odds (Bill James's log5): p = a(1-b) / (a(1-b) + b(1-a)). Home advantage is left out, since everybody is
 * at home half the time, and so is the score of a game that is on. Over all teams the expected points are exactly the games.
 *
 * @param strengths `perTeam`: games of a club in the whole season
 */
export function projections(
  entries: readonly WinsEntry[],
  { records, owners, coming }: SoFar,
  { expected, perTeam, earlier = NONE_EARLIER }: { expected: Expected; perTeam: number; earlier?: Earlier },
): Projection[] {
  const points = expectedPoints(coming, together(earlier.records, records), expected, perTeam);
  return entries.map(({ id }) => {
    const teams = [...owners].filter(([, owner]) => owner === id).map(([abbrev]) => abbrev);
    if (teams.length === 0 || teams.some((abbrev) => !expected.has(abbrev)))
      return { entryId: id, projected: null, expWins: null, pace: null };
    const add = (of: (abbrev: string) => number) => teams.reduce((sum, abbrev) => sum + of(abbrev), 0);
    const record = (abbrev: string) => records[abbrev] ?? NOTHING;
    const perGame = (abbrev: string) => must(expected.get(abbrev), 'the expected wins of a team') / perTeam;
    const counting = (abbrev: string) => perTeam - (earlier.games[abbrev] ?? 0);
    return {
      entryId: id,
      projected: tenth(add((abbrev) => pointsOf(record(abbrev)) + (points.get(abbrev) ?? 0))),
      expWins: tenth(add((abbrev) => perGame(abbrev) * counting(abbrev))),
      pace: tenth(add((abbrev) => perGame(abbrev) * playedOf(record(abbrev)))),
    };
  });
}

/** What each team may expect of its games to come, in points. */
export function expectedPoints(coming: SoFar['coming'], records: Records, expected: Expected, perTeam: number): Map<string, number> {
  const strength = (abbrev: string) => {
    const so = records[abbrev] ?? NOTHING;
    const share = ((expected.get(abbrev) ?? perTeam / 2) + pointsOf(so)) / (perTeam + playedOf(so));
    return Math.min(SURE, Math.max(1 - SURE, share));
  };
  const points = new Map<string, number>();
  const add = (abbrev: string, part: number) => points.set(abbrev, (points.get(abbrev) ?? 0) + part);
  for (const { abbrev1, abbrev2 } of coming) {
    const [a, b] = [strength(abbrev1), strength(abbrev2)];
    const [up, down] = [a * (1 - b), b * (1 - a)];
    add(abbrev1, up / (up + down));
    add(abbrev2, down / (up + down));
  }
  return points;
}

/** How many games each club has had, with these. */
export function gamesOf(games: SoFar['coming'], before: Earlier['games'] = {}): Earlier['games'] {
  const counts: Record<string, number> = { ...before };
  for (const abbrev of games.flatMap(({ abbrev1, abbrev2 }) => [abbrev1, abbrev2])) counts[abbrev] = (counts[abbrev] ?? 0) + 1;
  return counts;
}

function tenth(points: number): number {
  return Math.round(points * 10) / 10;
}
