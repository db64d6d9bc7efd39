import type { MailContent } from '../mail';
import { checkpointParts } from './checkpoint-parts';
import { writeLetter } from './letter';

export interface RecapWords {
  username: string;
  /** The contest: 'Oak Street Pool'. */
  contest: string;
  /** 'Week 11, Nov 13–17' */
  when: string;
  /** Who won what, in a sentence or two. */
  words: string;
  /** About the player's own entries, a sentence each. */
  own: readonly string[];
  /** What else was worth telling, a line each. */
  lines: readonly string[];
  /** Of the recap, from the site's root. */
  page: string;
  /** What the contest's log held when the mail was written, as a signed note; left out where it has none. */
  checkpoint?: string | undefined;
  baseUrl: string;
  unsubscribeUrl: string;
}

/** What a week or a tournament came to, to everybody who was in it. */
export function recapMail({ username, contest, when, words, own, lines, page, checkpoint, ...site }: RecapWords): MailContent {
  return writeLetter({
    ...site,
    turnsOff: 'recaps',
    subject: shortened(`${when}: ${words}`),
    greeting: `Hello ${username},`,
    paragraphs: [`${contest}, ${when}. ${words}.`, ...own],
    items: lines,
    buttons: [{ label: 'Open the recap', url: `${site.baseUrl}${page}` }],
    after: ['You get this mail when a week or a tournament of yours is over. Reminders of picks still come when you turn it off below.'],
    verbatim: checkpointParts(checkpoint === undefined ? [] : [{ contestName: contest, checkpoint }]),
  });
}

const SUBJECT = 76;
const shortened = (subject: string): string => (subject.length <= SUBJECT ? subject : `${subject.slice(0, SUBJECT - 1).trimEnd()}…`);
