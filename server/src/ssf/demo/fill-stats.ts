import { demoInstant } from '../../contests/demo/demo-season';
import type { Invalidate, Tx } from '../../ground/db/database';
import { addStarters } from '../../sport/facts/facts.store';
import { between, seededRandom, type Random } from '../../sport/practice/random.rules';
import { updateStatsIn } from '../update';
import { clubsOfGames, setFacts } from './demo-facts.store';

/** Its own numbers, so that no contest's demo changes with them. */
const SEED = 20261122;
const DOMES = ['ARI', 'ATL', 'DAL', 'DET', 'HOU', 'IND', 'LA', 'LAC', 'LV', 'MIN', 'NO'];
const INITIALS = ['A', 'B', 'C', 'D', 'E', 'J', 'K', 'M', 'R', 'T'];
const SURNAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elder',
  'Fir',
  'Hazel',
  'Juniper',
  'Larch',
  'Maple',
  'Oakes',
  'Pine',
  'Rowan',
  'Spruce',
];
/** In so many of a hundred games another quarterback starts. */
const BACKUPS = 6;

/**
 * Makes up the facts that the demo's games lack, and fills the statistics as they would stand on a site that was there all season: what
 * they say of games that are over stood there before.
 */
export async function fillStats(tx: Tx, invalidate: Invalidate, now: number): Promise<void> {
  const random = seededRandom(SEED);
  const games = await clubsOfGames(tx);
  const starters = new Map<string, readonly [string, string]>();
  const starterOf = (club: string) => {
    const known = starters.get(club) ?? ([madeUp(random), madeUp(random)] as const);
    starters.set(club, known);
    const name = known[between(random, 1, 100) <= BACKUPS ? 1 : 0];
    return { id: `demo:${club}:${name}`, name };
  };
  await setFacts(
    tx,
    games.map(({ id, home }) => ({ id, total: between(random, 74, 102) / 2, roof: DOMES.includes(home) ? 'dome' : 'outdoors' })),
  );
  await addStarters(
    tx,
    games.map(({ id, away, home }) => ({ eventId: id, starters: [starterOf(away), starterOf(home)] as const })),
    { source: 'demo', now },
  );
  await updateStatsIn(tx, invalidate, demoInstant(1, 0, '09:00'));
  await updateStatsIn(tx, invalidate, now);
}

const madeUp = (random: Random): string =>
  `${INITIALS[between(random, 0, INITIALS.length - 1)]}. ${SURNAMES[between(random, 0, SURNAMES.length - 1)]}`;
