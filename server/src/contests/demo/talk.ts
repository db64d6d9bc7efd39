import { must } from '../../ground/must';
import { nflTeams } from '../../sport/games/teams.nfl';
import { seededRandom, shuffled } from '../../sport/practice/random.rules';
import { DEMO_SEED } from './demo-season';

/** Clubs of which everybody has heard something, every week. */
const LOUD: readonly string[] = ['DAL', 'GB', 'KC', 'PHI', 'PIT', 'SF', 'CHI', 'NYG'];
const CODES = Object.keys(nflTeams);

/** How much is said of each club in a week, from 0 to 3: of some by the week's own dice, which all hear alike, and more of loud ones. */
export function talkOf(week: number): (code: string) => number {
  const told = new Map(shuffled(seededRandom(DEMO_SEED - week), CODES).map((code, place) => [code, (2 * place) / CODES.length]));
  return (code) => must(told.get(code), 'a club of the NFL') + (LOUD.includes(code) ? 1 : 0);
}
