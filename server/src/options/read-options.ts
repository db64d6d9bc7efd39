import type { UserOptions } from '@poolhouse/contract';
import type { ContestPlug } from '../contests/plug';
import type { Tx } from '../ground/db/database';
import { readOptions } from '../people/options/options.store';

/** The account settings of a player; each contest tells its own section. */
export async function readUserOptions(tx: Tx, userId: number, plugs: readonly ContestPlug[]): Promise<UserOptions> {
  const options = await readOptions(tx, userId);
  const found: Partial<UserOptions> = {
    main: {
      weeklyReminder: options.weeklyReminder ? 1 : 0,
      weeklyRecap: options.weeklyRecap ? 1 : 0,
      mobileSmackNotifications: options.mobileSmack ? 1 : 0,
      mobileMoments: options.mobileMoments ? 1 : 0,
      time_zone: options.timeZone,
      quiet_hours: options.quietHours,
      color: options.color,
      monogram: options.monogram,
    },
  };
  for (const { settings } of plugs) if (settings) Object.assign(found, await settings.read(tx, userId));
  const sections = plugs.flatMap(({ settings }) => settings?.nameSection ?? []).sort((a, b) => a.order - b.order);
  const nameIn = (section: string) => (found as Record<string, { EntryName?: string } | undefined>)[section]?.EntryName ?? '';
  return { ...found, name_sections: sections.map((section) => ({ ...section, EntryName: nameIn(section.ID) })) } as UserOptions;
}
