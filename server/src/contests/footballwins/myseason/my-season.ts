import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import { wantedContest } from '../../entries/wanted-contest';
import type { WinsReader } from '../footballwins-facts';
import { readSeason } from '../footballwins-season';
import { footballWinsKind } from '../footballwins.kind';
import { readOpenWeeks } from './open-weeks';
import { headOf, ownSeason, type OwnWinsFacts } from './own-season';

type MySeason = DataOf<'GET football/footballwins_my_season'>;

export interface MySeasonQuery {
  viewer: Viewer;
  contestId: number | undefined;
  year: number | undefined;
  now: number;
}

/** All that the seasons of a contest's entries are made of. */
export async function seasonFacts(tx: Tx, reader: WinsReader, { id, year }: Contest, now: number): Promise<OwnWinsFacts> {
  const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
  const season = await readSeason(tx, reader, { contestId: id, calendar, now });
  const { contest, entries, teams } = season;
  return { contest, entries, teams, weeks: await readOpenWeeks(tx, reader, { season, calendar, now }), lastWeek: calendar.weeks };
}

/** The viewer's season up to the last week of which every result is there. */
export async function readMySeason(tx: Tx, reader: WinsReader, { viewer, contestId, year, now }: MySeasonQuery): Promise<MySeason> {
  const { contest } = await wantedContest(reader.directory.in(tx), viewer, footballWinsKind, { contestId, year, now });
  const facts = await seasonFacts(tx, reader, contest, now);
  const entry = facts.entries.find(({ userId }) => userId === viewer.userId);
  const own = entry && ownSeason(facts, entry);
  return {
    config: { data: [own?.head ?? headOf(facts, entry)] },
    weeks: { data: [...(own?.weeks ?? [])] },
    teams: { data: [...(own?.teams ?? [])] },
    facts: { data: [...(own?.facts ?? [])] },
    luck: { data: own?.luck ? [own.luck] : [] },
  };
}
