import { secretHash } from '../../ground/crypto/secrets';
import type { CalendarEvent } from './calendar-events.rules';

/** By UID: a digest of what an event said, the revision of the calendar in which it began to say so, and when that was, epoch ms. */
type Events = Readonly<Record<string, readonly [digest: string, revision: number, at: number]>>;

/** What a calendar has published last. */
export interface Published {
  /** Grows with everything that changes, so that an event that is gone and comes back is newer than it was. */
  readonly revision: number;
  readonly events: Events;
}

/** An event with what calendar programs go by to see that it has changed. */
export interface PublishedEvent extends CalendarEvent {
  readonly sequence: number;
  /** Epoch ms. */
  readonly modified: number;
}

/** '' is a calendar that has published nothing. */
export const readPublished = (text: string): Published | null => (text === '' ? null : (JSON.parse(text) as Published));

/** What the events are from now on; `published` is the same object while nothing is another. @param now site time, epoch ms */
export function publish(
  before: Published | null,
  events: readonly CalendarEvent[],
  now: number,
): { published: Published; events: PublishedEvent[] } {
  const next = (before?.revision ?? -1) + 1;
  const isBefore = (uid: string, digest: string) => before?.events[uid]?.[0] === digest;
  const lines = events.map((event): [string, Events[string]] => {
    const digest = secretHash(JSON.stringify(event)).slice(0, 22);
    const known = before?.events[event.uid];
    return [event.uid, known && isBefore(event.uid, digest) ? known : [digest, next, now]];
  });
  const all: Events = Object.fromEntries(lines);
  const same =
    before !== null && lines.length === Object.keys(before.events).length && lines.every(([uid, line]) => before.events[uid] === line);
  const published = same ? before : { revision: next, events: all };
  return {
    published,
    events: events.map((event, n) => ({ ...event, sequence: lines[n]?.[1][1] ?? next, modified: lines[n]?.[1][2] ?? now })),
  };
}
