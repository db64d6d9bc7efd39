import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { createMemories } from '../../memories';
import { PageProcess } from '../../periods/testing/page-process';
import { underdogsReader } from '../underdogs-facts';
import { underdogsPage, type UnderdogsPageParams } from '../underdogs.page';

/** A process of the site that has just started, as far as it shows one contest. */
export class SeasonProcess extends PageProcess<UnderdogsPageParams> {
  constructor(db: Database, clock: Clock, params: UnderdogsPageParams) {
    super(db, clock, underdogsPage(underdogsReader(createMemories(db))), params);
  }
}
