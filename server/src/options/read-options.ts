import type { UserOptions } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import { readOptions } from '../people/options/options.store';
import { ownEntries } from './own-entries.store';

/** The account settings of a player. An entry that is there shows its own name, else what it shall be called. */
export async function readUserOptions(tx: Tx, userId: number): Promise<UserOptions> {
  const options = await readOptions(tx, userId);
  const football = await ownEntries(tx, userId, 'football');
  const nameOf = async (type: 'golf' | 'bowl_mania', wished: string) => (await ownEntries(tx, userId, type))[0]?.name ?? wished;
  const bowlMania = await nameOf('bowl_mania', options.bowlManiaName);
  const golf = await nameOf('golf', options.golfName);
  return {
    main: {
      weeklyReminder: options.weeklyReminder ? 1 : 0,
      mobileSmackNotifications: options.mobileSmack ? 1 : 0,
      time_zone: options.timeZone,
      quiet_hours: options.quietHours,
    },
    bowl_mania: { EntryName: bowlMania },
    football_entries: football.map((entry) => ({
      entry_id: entry.id,
      contest_id: entry.contestId,
      contest_name: entry.contestName,
      year: entry.year,
      entry_name: entry.name,
    })),
    golf: { EntryName: golf },
    name_sections: [
      { ID: 'bowl_mania', title: 'Bowl Mania', order: 10, EntryName: bowlMania },
      { ID: 'golf', title: 'Golf', order: 30, EntryName: golf },
    ],
  };
}
