import { formatOr, plural } from '@poolhouse/contract/formats';
import type { z } from 'zod';

/** What a player calls a field, where its name alone would not say so. */
export const LABELS: Readonly<Record<string, string>> = {
  input: 'The request',
  user_options: 'The settings',
  entry_name: 'The entry name',
  EntryName: 'The entry name',
  email: 'The email address',
  username: 'The username',
  userName: 'The username',
  name: 'The name',
  password: 'The password',
  Message: 'The message',
  guid: 'The link',
  time_zone: 'The time zone',
  zone: 'The time zone',
  from: 'The start of the quiet hours',
  to: 'The end of the quiet hours',
  quiet_hours: 'The quiet hours',
  since: 'The page’s version',
  ts: 'The page’s version',
  sd: 'The choice of rows',
  tid: 'The tournament',
  gid: 'The player’s number',
  perm_num: 'The tournament’s number',
  vid: 'The visit',
  dt: 'The date',
  q: 'The search',
  csv: 'The file',
  p256dh: 'The key of the browser',
  entryname: 'The entry name',
  x_pos: 'The column',
  y_pos: 'The row',
  pos: 'The square',
  halftime_pct: 'The share of the half-time',
  exp_wins: 'The number of wins',
  accept: 'The answer',
  approve: 'The answer',
  active: 'The switch',
  on: 'The switch',
  after: 'The last row that is known',
  before: 'The first row that is known',
  limit: 'The number of rows',
  count: 'The number of times',
  uses: 'The number of uses',
  auth: 'The secret of the browser',
  familiar: 'The mark of this browser',
  auto_next: 'The wait before the next team',
  clock_open: 'The clock of a new team',
  clock_reset: 'The clock after a bid',
  bidding: 'The switch for bids',
  values: 'The switch for values',
  show_model: 'The switch for the model',
  self_pick: 'The rule for own picks',
  once_per_season: 'The rule of once a season',
  missed_pick: 'The rule for a missed pick',
  keep_this: 'The choice to keep this device',
  enter_me: 'The choice to play oneself',
  propose_only: 'The choice to ask first',
  dry_run: 'The choice to look first',
  confirm: 'The confirmation',
  closed: 'The mark of a closed group',
  double: 'The mark of a double tournament',
  manual: 'The mark of what is entered by hand',
  drafting: 'The state of the auction',
  max: 'The maximum',
  max_squares: 'The most squares of a player',
  meets: 'The region that is met',
  now: 'The time',
  overall: 'The overall prizes',
  weekly: 'The weekly prizes',
  per_event: 'The prizes of a tournament',
  main: 'The main settings',
  playins: 'The switch for play-in games',
  preAuction: 'The choice of the teams',
  lock_at: 'The time of the lock',
};

/** What zod says by itself; a message of the contract's own is a phrase that goes on after the label. */
const ZODS_OWN = /^(Invalid|Too (small|big)|Unrecognized)/;

/**
 * One refused field as a sentence: 'The entry name must not be empty.' Neither its path nor the schema's words reach a player; the path
 * is the key under which the answer's `fields` hold the sentence.
 */
export function inputSentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'The request holds something that this site does not know. Please reload the page.';
  const label = labelOf(issue.path);
  const phrase = ZODS_OWN.test(issue.message) || isOutOfBounds(issue) ? phraseOf(issue) : issue.message;
  return `${label} ${phrase === 'is missing' && isPlural(label) ? 'are missing' : phrase}.`;
}

/** 'The number of wins' is one, 'The overall points' are several. */
const isPlural = (label: string): boolean => /[^s]s$/.test(label.replace(/ of .*/, ''));

/** Zod says of a bound what the field says of its kind; a number that is too small is a number all the same. */
const isOutOfBounds = ({ code, message }: z.core.$ZodIssue): boolean =>
  (code === 'too_small' || code === 'too_big') && Object.values(KINDS).includes(message);

function labelOf(path: readonly PropertyKey[]): string {
  const key = path.filter((part) => typeof part === 'string').at(-1) ?? 'input';
  const known = LABELS[key];
  if (known) return known;
  // pick3 is 'Pick 3' as on the screen, contest_id 'The contest', weeklyReminder 'The weekly reminder'; paid stays 'The paid'.
  const words = key
    .replace(/(?:_ids?|(?<=[a-z])(?:Ids?|IDs?)|^(?:ids?|IDs?))(?=\d*$)/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return / \d+$/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : `The ${words || 'number'}`;
}

function phraseOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : (KINDS[issue.expected] ?? 'is not what it should be');
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'must not be empty' : issue.origin === 'array' ? 'is missing' : `must be ${issue.minimum} or more`;
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `must have at most ${plural(Number(issue.maximum), 'character')}`
      : issue.origin === 'array'
        ? `holds more than ${issue.maximum}`
        : `must be ${issue.maximum} or less`;
  if (issue.code === 'not_multiple_of') return `must be in steps of ${issue.divisor}`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'must be one such as ann@example.com';
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map((value) => String(value).replaceAll('_', ' ')))}`;
  return 'is not what it should be';
}

const KINDS: Readonly<Record<string, string>> = { string: 'must be text', number: 'must be a number', int: 'must be a whole number' };

function listed(all: readonly string[]): string {
  const words = all.filter((word) => word !== '');
  const list = formatOr(words);
  return words.length === all.length ? list : list === '' ? 'empty' : `${list}, or empty`;
}
