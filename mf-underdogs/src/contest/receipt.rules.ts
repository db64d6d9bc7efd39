import type { BodyOf } from '@poolhouse/contract';
import { formatLine, type SentPick } from '@poolhouse/shared-ui';
import type { UnderdogsPage } from './underdogs.types';

/**
 * What a save has taken, as the contest's log seals it. The site keeps the points that were shown, or none where the game had none; a side that
 * was not sent is that of the pick as it was.
 */
export function sentDog(
  { entryId, eventId, side, spread }: BodyOf<'POST underdogs/savepick'>,
  { events, picks }: Pick<UnderdogsPage, 'events' | 'picks'>,
): SentPick[] {
  const event = events.data.find(({ ID }) => ID === eventId);
  const before = picks.data.find((row) => row.entry_id === entryId && row.event_id === eventId);
  const of = side ?? (before?.pick === event?.team1 ? 1 : 2);
  const name = (of === 1 ? event?.Abbrev1 || event?.team1 : event?.Abbrev2 || event?.team2) ?? '';
  const line = spread === null ? null : String(spread);
  return [{ slot: 1, pick: { event: eventId, line, side: of, taken: line !== null }, says: `${name} ${formatLine(spread)}`.trim() }];
}

/** A pick that was taken back. */
export const sentNone = (): SentPick[] => [{ slot: 1, pick: null, says: '' }];
