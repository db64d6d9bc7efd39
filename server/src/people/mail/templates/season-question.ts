import { formatAnd, plural } from '@poolhouse/contract/formats';
import type { MailContent } from '../mail';
import { writeLetter } from './letter';

interface SeasonQuestion {
  username: string;
  by: string;
  /** 'Oak Street Pool 2027'. */
  pools: readonly string[];
  /** Opens the page where it is answered. */
  link: string;
  again: boolean;
  baseUrl: string;
  unsubscribeUrl: string;
}

/** Asks somebody who played pools whether they play their new year, and reminds those who have not said. */
export function seasonQuestionMail({ username, by, pools, link, again, ...site }: SeasonQuestion): MailContent {
  const [only] = pools;
  const what = pools.length === 1 && only !== undefined ? only : plural(pools.length, 'pool');
  return writeLetter({
    ...site,
    subject: again ? `Still open: are you in ${what}?` : `Are you in ${what}?`,
    greeting: `Hello ${username},`,
    paragraphs: [
      again
        ? `${by} still waits for your word on ${formatAnd(pools)}.`
        : `${by} opened the new year of ${formatAnd(pools)}. Are you in again, under the names that you had?`,
    ],
    buttons: [{ label: 'Say whether you are in', url: link }],
    after: ['It takes one press, without signing in, and you can change your mind until the season begins. The link is yours alone.'],
  });
}
