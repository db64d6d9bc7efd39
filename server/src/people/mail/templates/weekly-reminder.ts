import { plural } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import type { MailContent } from '../mail';
import { checkpointParts, type MailedCheckpoint } from './checkpoint-parts';
import { writeLetter } from './letter';

export interface ReminderWords {
  username: string;
  entries: readonly {
    contestName: string;
    entryName: string;
    round: string;
    begins: string;
    missing: number;
    picks: number;
    path: string;
  }[];
  /** The first game that the player would miss. */
  lock: { at: number; game: string };
  /** IANA zone in whose words the time is given. */
  zone: string;
  /** Of the logs of these contests. */
  checkpoints?: readonly MailedCheckpoint[];
  baseUrl: string;
  unsubscribeUrl: string;
}

/** To a player whose picks are not all in, before the first lock that they would miss. */
export function weeklyReminderMail({ username, entries, lock, zone, checkpoints = [], ...site }: ReminderWords): MailContent {
  const { short, long } = wordsOf(lock.at, zone);
  return writeLetter({
    ...site,
    subject: `Your picks lock ${short}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Not all of your picks are in, and ${lock.game} ${entries[0]?.begins ?? 'begins'} on ${long}. From then on it cannot be picked any more.`,
    ],
    items: entries.map((entry) => `${entry.contestName}, ${entry.round}: ${entry.entryName} has ${picksIn(entry)}`),
    buttons: entries.map((entry) => ({
      label: entries.length === 1 ? 'Make your picks' : `Make the picks of ${entry.entryName}, ${entry.contestName}`,
      url: `${site.baseUrl}${entry.path}`,
    })),
    after: ['You get this mail once a week at most, and only while picks are missing.'],
    verbatim: checkpointParts(checkpoints),
  });
}

interface When {
  key: string;
  short: string;
  long: string;
}

/** Most mails of an evening tell the same time in the same zone, and asking a calendar of time zones is dear. */
let latest: When | undefined;

function wordsOf(at: number, zone: string): When {
  const key = `${at} ${zone}`;
  if (latest?.key === key) return latest;
  const when = DateTime.fromMillis(at, { zone, locale: 'en-US' });
  latest = { key, short: when.toFormat("cccc 'at' h:mm a ZZZZ"), long: when.toFormat("cccc, LLLL d, 'at' h:mm a ZZZZ") };
  return latest;
}

function picksIn({ picks, missing }: ReminderWords['entries'][number]): string {
  return picks === 1 ? 'no pick yet' : `${picks - missing} of ${plural(picks, 'pick')} saved`;
}
