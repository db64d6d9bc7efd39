import type { Database } from '../ground/db/database';
import { editionOf, type StatsSport } from './model/edition.rules';
import type { Ratings } from './model/model.types';
import { playedSeasons } from './seasons';
import { shippedSeasons } from './shipped/shipped-seasons';

/** The ratings after the last result that the site has; on a site without games those that came with the product. Undefined for none. */
export async function latestRatings(
  db: Pick<Database, 'read'>,
  { sport, now }: { sport: StatsSport; now: number },
): Promise<{ season: number; ratings: Ratings } | undefined> {
  let latest: { season: number; ratings: Ratings } | undefined;
  for await (const { season, after } of playedSeasons((work) => db.read(work), { sport, now })) {
    const ratings = after.get(editionOf(sport, season).id);
    if (ratings) latest = { season, ratings };
  }
  if (latest || sport !== 'NFL') return latest;
  const shipped = shippedSeasons(editionOf(sport, Infinity).id).at(-1)?.ratings;
  return shipped?.season == null ? undefined : { season: shipped.season, ratings: shipped };
}
