import type { Tx } from '../ground/db/database';
import { nextTurn } from '../ground/db/yield-to-requests';
import { Chain } from './model/chain';
import { COLLEGE_EDITION, editionOf, FIRST_EDITION, SECOND_EDITION, type StatsSport } from './model/edition.rules';
import type { Prediction, Ratings } from './model/model.types';
import { seasonGames, seasonsWithGames, totalsOf, type SiteGame } from './season-games.store';
import { shippedSeasons } from './shipped/shipped-seasons';

/** A season as the model played it. */
export interface PlayedSeason {
  readonly season: number;
  readonly games: readonly SiteGame[];
  readonly predictions: readonly Prediction[];
  /** Of every edition that runs, by its number. */
  readonly after: ReadonlyMap<number, Ratings>;
}

const EDITIONS = { NFL: [FIRST_EDITION, SECOND_EDITION], NCAA: [COLLEGE_EDITION] } as const;

/**
 * Plays the site's seasons one after the other, each in the snapshot that `read` gives, so that other work gets in between. Every edition
 * runs over all of them: its constants were fitted on ratings that it had made itself.
 *
 * @param read runs work on one consistent snapshot
 * @param fromNothing leaves out the ratings that came with the product
 */
export async function* playedSeasons(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { sport, now, fromNothing = false }: { sport: StatsSport; now: number; fromNothing?: boolean },
): AsyncGenerator<PlayedSeason> {
  const chains = EDITIONS[sport].map((edition) => new Chain(edition, fromNothing || sport === 'NCAA' ? [] : shippedSeasons(edition.id)));
  for (const season of await read((tx) => seasonsWithGames(tx, sport))) {
    const { games, totals } = await read(async (tx) => ({
      games: await seasonGames(tx, sport, season, now),
      totals: sport === 'NFL' ? await totalsOf(tx, season) : new Map<string, number>(),
    }));
    const spoken = editionOf(sport, season).id;
    let predictions: readonly Prediction[] = [];
    const after = new Map<number, Ratings>();
    for (const chain of chains) {
      // Each edition's season is some milliseconds of work, in which no request gets in.
      await nextTurn();
      const outcome = chain.play(season, games, totals, chain.edition.id === spoken);
      after.set(chain.edition.id, outcome.after);
      if (chain.edition.id === spoken) predictions = outcome.predictions;
    }
    await nextTurn();
    yield { season, games, predictions, after };
  }
}
