import type { Tx } from '../../ground/db/database';
import type { StatsSport } from '../model/edition.rules';
import { keptTallies } from '../predictions.store';
import { SHIPPED_TALLIES } from '../shipped/nfl-ratings';
import { accuracyOf, withShipped, type Accuracy, type SeasonTally } from './accuracy-rows';
import type { Tally } from './tally.rules';

const tallyIn = (text: string): Tally => JSON.parse(text) as Tally;

/** What the site can say of how good the model was. */
export async function readAccuracy(tx: Tx, sport: StatsSport): Promise<Accuracy> {
  const own = (await keptTallies(tx, sport)).map(({ season, source, tally }) => ({ season, source, tally: tallyIn(tally) }));
  return accuracyOf(sport, withShipped(own, sport === 'NFL' ? shipped() : []));
}

const shipped = (): SeasonTally[] =>
  SHIPPED_TALLIES.map(([season, tally]) => ({ season, source: 'replayed' as const, tally: tallyIn(tally) }));
