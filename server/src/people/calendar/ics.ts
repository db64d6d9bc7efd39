import ical, { ICalEventTransparency } from 'ical-generator';
import type { PublishedEvent } from './revisions';

/** How often programs may look, as a hint. */
const LOOK_SECONDS = 60 * 60;

/** The calendar as iCalendar (RFC 5545), times in UTC: the same text for the same events. @param name of our own words, which are not escaped */
export function icsOf(events: readonly PublishedEvent[], name: string): string {
  const calendar = ical({ name, prodId: { company: 'Poolhouse', product: 'Poolhouse', language: 'EN' }, ttl: LOOK_SECONDS });
  for (const { uid, sequence, modified, start, end, summary, description, url } of events)
    calendar.createEvent({
      id: uid,
      sequence,
      // Without a METHOD a stamp says when the event became what it is.
      stamp: new Date(modified),
      lastModified: new Date(modified),
      start: new Date(start),
      end: end === null ? null : new Date(end),
      summary,
      description,
      url,
      // Nobody is busy for it.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}
