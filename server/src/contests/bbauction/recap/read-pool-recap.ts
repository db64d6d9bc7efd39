import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { datesOf } from '../../recaps/dates.rules';
import { nothingToCome } from '../seen/auction-over';
import { readSeen, type AuctionReader, type SeenAuction } from '../seen/read-auction';
import { poolRecap } from './pool-recap.rules';
import { noonOf } from './pool-words.rules';
import type { PoolGroups, PoolRecap } from './pool.types';

/** An auction with what its tournament came to. */
export interface SeenPool {
  seen: SeenAuction;
  groups: PoolGroups;
  /** Undefined while a game is to come, and where nothing was sold. */
  recap: PoolRecap | undefined;
  /** 'Mar 19–Apr 6': days with games that are decided; '' before the first. */
  dates: string;
}

/** @param now site time, epoch ms */
export async function readPool(tx: Tx, reader: AuctionReader, contest: Contest, now: number): Promise<SeenPool> {
  const seen = await readSeen(tx, reader, contest, now);
  const groups = seen.rows('owners', 'teams', 'bracket', 'race');
  const over = seen.model === undefined || nothingToCome(seen.model.auction, now);
  return { seen, groups, recap: over ? poolRecap(groups) : undefined, dates: datesOf(groups.race.map(({ day }) => noonOf(day))) };
}
