import { must } from '../../../ground/must';
import type { Random } from '../../../sport/practice/random.rules';
import type { DemoGame } from '../../demo/demo-games';
import { normal, winChance } from '../../demo/strength.rules';

/** How far the market is off before a season, in wins. */
const HAZE = 1.1;

/** Wins that were expected of every club: what the opening lines of its games add up to, seen through the haze of August, in halves. */
export function expectedWins(games: readonly DemoGame[], random: Random): Map<string, number> {
  const wins = new Map<string, number>();
  const add = (club: string, chance: number) => wins.set(club, (wins.get(club) ?? 0) + chance);
  for (const { abbrev1, abbrev2, lines } of games.filter(({ sport }) => sport === 'NFL')) {
    const home = winChance(0 - must(lines[0], 'the opening line of a game').spread2);
    add(abbrev2, home);
    add(abbrev1, 1 - home);
  }
  const halves = (chance: number) => Math.min(13.5, Math.max(3.5, Math.round((chance + normal(random) * HAZE) * 2) / 2));
  return new Map([...wins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([club, chance]) => [club, halves(chance)]));
}
