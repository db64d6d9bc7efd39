import { DateTime } from 'luxon';
import type { Tournament } from '../../golf';
import type { FeedEvent } from '../feed-golf';

const DAYS_APART = 2;
/** Words that many tournaments have in their names. */
const COMMON = new Set([
  'the',
  'open',
  'championship',
  'tournament',
  'invitational',
  'classic',
  'golf',
  'at',
  'of',
  'and',
  'presented',
  'by',
  'pres',
]);

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !COMMON.has(word)),
  );

/**
 * The tournament that an answer is about, of those that can be meant: by its key, its ESPN number, or day and name. One that says nothing
 * of itself is about the only one there is.
 */
export function whoseEvent(candidates: readonly Tournament[], { key, espnId, name, startDate }: FeedEvent): Tournament | undefined {
  if (key) return candidates.find((one) => one.tourCode === key.tourCode && one.year === key.year && one.permNum === key.permNum);
  const known = espnId === undefined ? undefined : candidates.find((one) => one.espnId === espnId);
  if (known) return known;
  if (startDate === undefined || name === undefined) return candidates.length === 1 ? candidates[0] : undefined;
  const day = DateTime.fromISO(startDate);
  const sameDays = candidates.filter(
    (one) => one.espnId === '' && Math.abs(DateTime.fromISO(one.startDate).diff(day, 'days').days) <= DAYS_APART,
  );
  const words = wordsOf(name);
  const alike = (one: Tournament) => [...wordsOf(one.name)].filter((word) => words.has(word)).length;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const same = sameDays.find((one) => plain(one.name).startsWith(plain(name)) || plain(name).startsWith(plain(one.name)));
  return same ?? sameDays.toSorted((a, b) => alike(b) - alike(a)).find((one) => alike(one) > 0);
}
