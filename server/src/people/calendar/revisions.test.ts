import type { CalendarEvent } from './calendar-events.rules';
import { publish, readPublished } from './revisions';

const event = (uid: string, summary = uid): CalendarEvent => ({ uid, summary, description: '', url: 'http://x/', start: 1, end: null });
const seen = (events: ReturnType<typeof publish>['events']) => events.map(({ uid, sequence, modified }) => [uid, sequence, modified]);

test('an event keeps its sequence and instant until it says something else', () => {
  const first = publish(null, [event('a'), event('b')], 100);
  expect(seen(first.events)).toEqual([
    ['a', 0, 100],
    ['b', 0, 100],
  ]);
  const kept = readPublished(JSON.stringify(first.published));
  const same = publish(kept, [event('a'), event('b')], 200);
  expect(same.published).toBe(kept);
  expect(seen(same.events)).toEqual(seen(first.events));
  expect(seen(publish(kept, [event('a'), event('b', 'moved')], 300).events)).toEqual([
    ['a', 0, 100],
    ['b', 1, 300],
  ]);
});

test('one that is gone and comes back is newer than it was', () => {
  const first = publish(null, [event('a'), event('b')], 100).published;
  const gone = publish(first, [event('a')], 200).published;
  expect(gone.revision).toBe(1);
  expect(seen(publish(gone, [event('a'), event('b')], 300).events)).toEqual([
    ['a', 0, 100],
    ['b', 2, 300],
  ]);
});

test('a calendar that was never read has published nothing', () => expect(readPublished('')).toBeNull());
