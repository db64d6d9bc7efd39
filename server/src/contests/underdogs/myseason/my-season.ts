import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { Contest } from '../../contest';
import { noSuchEntry } from '../../entries/access';
import { wantedContest } from '../../entries/wanted-contest';
import type { UnderdogsReader } from '../underdogs-facts';
import { readSeason } from '../underdogs-season';
import { underdogsKind } from '../underdogs.kind';
import { readOpenWeeks } from './open-weeks';
import { headOf, ownSeason, type DogSeasonFacts } from './own-season';

type MySeason = DataOf<'GET underdogs/my_season'>;

export interface MySeasonQuery {
  viewer: Viewer;
  contestId: number | undefined;
  /** Of the viewer's entries. */
  entryId: number | undefined;
  year: number | undefined;
  now: number;
}

/** All that the seasons of a contest's entries are made of. */
export async function seasonFacts(tx: Tx, reader: UnderdogsReader, { id, year }: Contest, now: number): Promise<DogSeasonFacts> {
  const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
  const season = await readSeason(tx, reader, { contestId: id, calendar, now });
  const { contest, entries } = season;
  return { contest, entries, weeks: await readOpenWeeks(tx, reader, { season, calendar, now }), lastWeek: calendar.weeks };
}

/** The season of one of the viewer's entries up to the last week that is open to all. */
export async function readMySeason(
  tx: Tx,
  reader: UnderdogsReader,
  { viewer, contestId, entryId, year, now }: MySeasonQuery,
): Promise<MySeason> {
  const memberships = reader.directory.in(tx);
  const { contest } = await wantedContest(memberships, viewer, underdogsKind, { contestId, year, now });
  if (entryId !== undefined && (await memberships.entry(entryId))?.userId !== viewer.userId) throw noSuchEntry();
  const facts = await seasonFacts(tx, reader, contest, now);
  const mine = facts.entries.filter(({ userId }) => userId === viewer.userId);
  // The entry that a device remembers may be one of another year.
  const entry = mine.find(({ id }) => id === entryId) ?? mine[0];
  const own = entry && ownSeason(facts, entry);
  return {
    config: { data: [own?.head ?? headOf(facts, entry)] },
    mine: { data: mine.map(({ id, name }) => ({ ID: id, EntryName: name })) },
    weeks: { data: [...(own?.weeks ?? [])] },
    facts: { data: [...(own?.facts ?? [])] },
    rules: { data: [...(own?.rules ?? [])] },
    luck: { data: own?.luck ? [own.luck] : [] },
  };
}
