import { DateTime } from 'luxon';
import type { MailContent } from '../mail';
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
  /** IANA zone in whose words the time is told. */
  zone: string;
  baseUrl: string;
  unsubscribeUrl: string;
}

/** To a player whose picks are not all in, before the first lock that he would miss. */
export function weeklyReminderMail({ username, entries, lock, zone, ...site }: ReminderWords): MailContent {
  const when = DateTime.fromMillis(lock.at, { zone, locale: 'en-US' });
  return writeLetter({
    ...site,
    subject: `Your picks lock ${when.toFormat("cccc 'at' h:mm a ZZZZ")}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `Not all of your picks are in, and ${lock.game} ${entries[0]?.begins ?? 'begins'} on ${when.toFormat("cccc, LLLL d, 'at' h:mm a ZZZZ")}. From then on it cannot be picked any more.`,
    ],
    items: entries.map((entry) => `${entry.contestName}, ${entry.round}: ${entry.entryName} has ${picksIn(entry)}`),
    buttons: entries.map((entry) => ({
      label: entries.length === 1 ? 'Make your picks' : `Make the picks of ${entry.entryName}, ${entry.contestName}`,
      url: `${site.baseUrl}${entry.path}`,
    })),
    after: ['You get this mail once a week at most, and only while picks are missing.'],
  });
}

function picksIn({ picks, missing }: ReminderWords['entries'][number]): string {
  return picks === 1 ? 'no pick yet' : `${picks - missing} of ${picks} picks saved`;
}
