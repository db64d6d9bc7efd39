import { DateTime } from 'luxon';
import type { MailContent } from '../mail';
import { writeLetter } from './letter';

export interface ReminderWords {
  username: string;
  entries: readonly { contestName: string; entryName: string; round: string; begins: string; missing: number; picks: number }[];
  /** The first game that the player would miss. */
  lock: { at: number; game: string };
  /** IANA zone in whose words the time is told. */
  zone: string;
  /** Page on which picks are made, from the site's root. */
  path: string;
  baseUrl: string;
  unsubscribeUrl: string;
}

/** To a player whose picks are not all in, before the first lock that he would miss. */
export function weeklyReminderMail({ username, entries, lock, zone, path, ...site }: ReminderWords): MailContent {
  const when = DateTime.fromMillis(lock.at, { zone, locale: 'en-US' });
  return writeLetter({
    ...site,
    subject: `Your picks lock ${when.toFormat("cccc 'at' h:mm a ZZZZ")}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `not all of your picks are in, and ${lock.game} ${entries[0]?.begins ?? 'begins'} on ${when.toFormat("cccc, LLLL d, 'at' h:mm a ZZZZ")}. From then on it cannot be picked any more.`,
    ],
    items: entries.map((entry) => `${entry.contestName}, ${entry.round}: ${entry.entryName} has ${picksIn(entry)}`),
    button: { label: 'Make your picks', url: `${site.baseUrl}${path}` },
    after: ['You get this mail once a week at most, and only while picks are missing.'],
  });
}

function picksIn({ picks, missing }: ReminderWords['entries'][number]): string {
  return picks === 1 ? 'no pick in' : `${picks - missing} of ${picks} picks in`;
}
