import fc from 'fast-check';
import type { SoFar } from '../outlook.rules';
import { tally, type Owners, type ResultGame } from '../records.rules';

/** A game of the regular season that the rules can read. */
export type RuleGame = ResultGame & { week: number; open: boolean };

export const TEAMS = ['BUF', 'DAL', 'KC', 'LA', 'NYJ', 'SF'];

/** A final score; without one a game to come. */
export function game(abbrev1: string, abbrev2: string, score1: number | null = null, score2: number | null = null, week = 1): RuleGame {
  const over = score1 !== null;
  return { abbrev1, abbrev2, score1, score2, week, state: over ? 'final' : 'scheduled', open: !over };
}

/** A season with these games. */
export const soFar = (games: readonly RuleGame[], owners: Owners): SoFar => ({
  records: tally(games),
  owners,
  coming: games.filter(({ open }) => open),
});

const pairing = fc
  .tuple(fc.nat({ max: TEAMS.length - 1 }), fc.nat({ max: TEAMS.length - 2 }))
  .map(([a, b]) => [TEAMS[a]!, TEAMS[b >= a ? b + 1 : b]!] as const);
const score = fc.nat({ max: 3 });

export const anyFinal = fc
  .tuple(pairing, score, score, fc.integer({ min: 1, max: 4 }))
  .map(([[away, home], score1, score2, week]) => game(away, home, score1, score2, week));
const anyToCome = pairing.map(([away, home]) => game(away, home));
export const anyGames = fc
  .tuple(fc.array(anyFinal, { maxLength: 12 }), fc.array(anyToCome, { maxLength: 4 }))
  .map(([played, coming]) => [...played, ...coming]);

/** Teams given to entries 1 to 3, or left to nobody. */
export const anyOwners = fc
  .array(fc.nat({ max: 3 }), { minLength: TEAMS.length, maxLength: TEAMS.length })
  .map((given) => new Map(TEAMS.flatMap((team, n) => (given[n] === 0 ? [] : [[team, given[n]!] as const]))));

export const ENTRIES = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
  { id: 3, name: 'Three' },
];
