import { must } from '../../ground/must';
import type { OpenGame } from './outlook.rules';
import { NOTHING, playedOf, pointsOf, tally, type Tally } from './records.rules';
import type { Owners, WinsEntry } from './standings.rules';

/** Expected wins by team abbreviation; a team whose are not known is not in it. */
export type Expected = ReadonlyMap<string, number>;

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
 * @param season `perTeam`: games of a team in it; `earlier`: those that were played before the contest began, which count for nobody
 */
export function projections(
  entries: readonly WinsEntry[],
  games: readonly OpenGame[],
  owners: Owners,
  { expected, perTeam, earlier = [] }: { expected: Expected; perTeam: number; earlier?: readonly OpenGame[] },
): Projection[] {
  const records = tally(games, (abbrev) => abbrev);
  const shown = earlier.length === 0 ? records : tally([...earlier, ...games], (abbrev) => abbrev);
  const coming = expectedPoints(games, shown, expected, perTeam);
  const before = gamesOf(earlier);
  return entries.map(({ id }) => {
    const teams = [...owners].filter(([, owner]) => owner === id).map(([abbrev]) => abbrev);
    if (teams.length === 0 || teams.some((abbrev) => !expected.has(abbrev)))
      return { entryId: id, projected: null, expWins: null, pace: null };
    const add = (of: (abbrev: string) => number) => teams.reduce((sum, abbrev) => sum + of(abbrev), 0);
    const record = (abbrev: string) => records.get(abbrev) ?? NOTHING;
    const perGame = (abbrev: string) => must(expected.get(abbrev), 'the expected wins of a team') / perTeam;
    const counting = (abbrev: string) => perTeam - (before.get(abbrev) ?? 0);
    return {
      entryId: id,
      projected: tenth(add((abbrev) => pointsOf(record(abbrev)) + (coming.get(abbrev) ?? 0))),
      expWins: tenth(add((abbrev) => perGame(abbrev) * counting(abbrev))),
      pace: tenth(add((abbrev) => perGame(abbrev) * playedOf(record(abbrev)))),
    };
  });
}

/** What each team may expect of its games to come, in points. */
export function expectedPoints(
  games: readonly OpenGame[],
  records: ReadonlyMap<string, Tally>,
  expected: Expected,
  perTeam: number,
): Map<string, number> {
  const strength = (abbrev: string) => {
    const so = records.get(abbrev) ?? NOTHING;
    const share = ((expected.get(abbrev) ?? perTeam / 2) + pointsOf(so)) / (perTeam + playedOf(so));
    return Math.min(SURE, Math.max(1 - SURE, share));
  };
  const points = new Map<string, number>();
  const add = (abbrev: string, part: number) => points.set(abbrev, (points.get(abbrev) ?? 0) + part);
  for (const { abbrev1, abbrev2 } of games.filter((game) => game.open)) {
    const [a, b] = [strength(abbrev1), strength(abbrev2)];
    const [up, down] = [a * (1 - b), b * (1 - a)];
    add(abbrev1, up / (up + down));
    add(abbrev2, down / (up + down));
  }
  return points;
}

/** How many of these games each team has. */
function gamesOf(games: readonly OpenGame[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const abbrev of games.flatMap(({ abbrev1, abbrev2 }) => [abbrev1, abbrev2])) counts.set(abbrev, (counts.get(abbrev) ?? 0) + 1);
  return counts;
}

function tenth(points: number): number {
  return Math.round(points * 10) / 10;
}
