import fc from 'fast-check';
import { icsOf } from './ics';
import { publish } from './revisions';

/** Logical lines: those that begin with a blank belong to the one before. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const unescaped = (text: string): string => text.replaceAll(/\\(.)/gu, (_, letter: string) => (letter === 'n' ? '\n' : letter));

interface Parsed {
  [name: string]: string;
}

/** Reads what was written, independently of who wrote it. */
function parse(text: string): Parsed[] {
  const events: Parsed[] = [];
  let event: Parsed | undefined;
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT' && event) events.push(event);
    else if (event) event[name] = value;
  }
  return events;
}

const name = fc
  .array(fc.constantFrom('Ä', 'ö', 'ß', '😀', ',', ';', '\\', '\n', ' ', 'a', 'Z', ':', '"', 'é', '漢'), { minLength: 1, maxLength: 120 })
  .map((letters) => letters.join('').trim() || 'x');
const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
const events = fc.uniqueArray(
  fc.record({
    uid: fc.integer({ min: 1, max: 500 }).map((n) => `football-${n}-lock-3@pool.example.org`),
    summary: name,
    description: name,
    url: fc.integer({ min: 1 }).map((n) => `https://pool.example.org/football?contest=${n}`),
    start: instant,
    end: fc.option(fc.constant(4_100_000_000_000)),
  }),
  { selector: ({ uid }) => uid, maxLength: 12 },
);
const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

test('every event is read again as it was, whatever names hold; lines are short, and end as they shall', () => {
  fc.assert(
    fc.property(events, instant, (all, now) => {
      const text = icsOf(publish(null, all, now).events, 'Poolhouse');
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const read = parse(text);
      expect(read.map(({ UID }) => UID)).toEqual(all.map(({ uid }) => uid));
      for (const [n, { summary, description, url, start, end }] of all.entries()) {
        const event = read[n]!;
        expect(unescaped(event.SUMMARY!)).toBe(summary);
        expect(unescaped(event.DESCRIPTION!)).toBe(description);
        expect(event.URL).toBe(url);
        expect([event.DTSTART, event.DTEND]).toEqual([utc(start), end === null ? undefined : utc(end)]);
        expect([event.DTSTAMP, event['LAST-MODIFIED'], event.SEQUENCE]).toEqual([utc(now), utc(now), '0']);
      }
    }),
  );
});

test('the same events are the same text, and keep their UIDs when they change', () => {
  fc.assert(
    fc.property(events, events, (one, two) => {
      const first = publish(null, one, 1000);
      expect(icsOf(publish(first.published, one, 9000).events, 'Poolhouse')).toBe(icsOf(first.events, 'Poolhouse'));
      for (const event of publish(first.published, two, 9000).events) {
        const before = one.find(({ uid }) => uid === event.uid);
        if (before && JSON.stringify(before) === JSON.stringify(two.find(({ uid }) => uid === event.uid))) expect(event.sequence).toBe(0);
        else expect(event).toMatchObject({ sequence: 1, modified: 9000 });
      }
    }),
  );
});
