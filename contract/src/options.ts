import { z } from 'zod';
import { changedOptionFields, shownOptions } from './contests';
import { defineApi } from './endpoint';
import { flag, LARGEST_INTEGER, success } from './fields';
import { monogram, personColor } from './people';

/** An IANA zone, such as America/Chicago. */
const timeZone = z.string('must be text').trim().max(64).refine(isZone, 'is not a time zone; write one such as America/Chicago');
/** A wall time, 00:00 to 23:59. */
const wallTime = z.string('must be text').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:30');

/** No reminder and no push between these wall times; `to` before `from` reaches over midnight. */
const quietHours = z.object({ from: wallTime, to: wallTime, zone: timeZone }).strict();
export type QuietHours = z.infer<typeof quietHours>;

const mainOptions = z.object({
  weeklyReminder: flag,
  /** What a week came to, by mail. */
  weeklyRecap: flag,
  mobileSmackNotifications: flag,
  /** What the house tells of the player's contests by itself, on the devices that show notifications. */
  mobileMoments: flag,
  /** In whose words the site's mails tell times; '' for the contest's own, New York. */
  time_zone: z.union([z.literal(''), timeZone]),
  quiet_hours: quietHours.nullable(),
  /** How the player is shown to others (people.ts); '' for what follows from their name and account. */
  color: z.union([z.literal(''), personColor]),
  monogram: z.union([z.literal(''), monogram]),
});

/**
 * A contest of which the settings hold one entry name, and which has no section of its own making on the page. A new name is sent under
 * the section's ID: `{ golf: { EntryName: 'Shank' } }`.
 */
const nameSection = z.object({
  ID: z.string(),
  title: z.string(),
  /** Sections stand by it, beside those that remotes contribute. */
  order: z.number().max(LARGEST_INTEGER),
  /** '' while there is none. */
  EntryName: z.string(),
});
export type NameSection = z.infer<typeof nameSection>;

const userOptions = z.object({ main: mainOptions, ...shownOptions, name_sections: z.array(nameSection) });
export type UserOptions = z.infer<typeof userOptions>;

/** What is left out stays as it is. An answer of the GET may be sent back as it came. */
const changedOptions = z
  .object({
    main: mainOptions.partial().strict(),
    ...changedOptionFields,
    /** Taken and passed over, since an answer may be sent back. */
    name_sections: z.array(nameSection),
    /** The spec sends the two switches here as well; they win over those in main. */
    weeklyReminder: flag,
    mobileSmackNotifications: flag,
  })
  .partial()
  .strict();
export type ChangedOptions = z.infer<typeof changedOptions>;

export const optionsApi = defineApi({
  'GET utils/useroptions': { summary: "The player's own settings and entry names.", access: 'player', data: userOptions },
  'POST utils/useroptions': {
    summary: "Changes the player's own settings and entry names, all of them or none.",
    access: 'player',
    body: z.object({ user_options: changedOptions }).strict(),
    data: success,
  },
});

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
