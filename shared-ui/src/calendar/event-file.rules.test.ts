import fc from 'fast-check';
import { eventFile } from './event-file.rules';

const lock = { title: 'Football: week 3 picks lock', at: '2026-09-25T00:15:00Z', href: '/football/makepicks?entry=7' };
const NOW = Date.parse('2026-09-22T10:00:00.750Z');

test('an event stands alone in its file, in UTC', () => {
  expect(eventFile(lock, 'https://pool.example.org', NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poolhouse//Poolhouse//EN',
    'BEGIN:VEVENT',
    // Goes on in the next line.
    'UID:football-week-3-picks-lock-football-makepicks-entry-7@pool.example.org',
    'DTSTAMP:20260922T100000Z',
    'DTSTART:20260925T001500Z',
    'SUMMARY:Football: week 3 picks lock',
    'URL:https://pool.example.org/football/makepicks?entry=7',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a lock that was moved is the same event', () => {
  const uid = (at: string) => /^UID:.*$/m.exec(eventFile({ ...lock, at }, 'https://pool.example.org', NOW))?.[0];
  expect(uid('2026-09-27T17:00:00Z')).toBe(uid(lock.at));
});

test('whatever a title holds, it is read again, in lines that are short enough', () => {
  const title = fc
    .array(fc.constantFrom('Ä', 'ö', '😀', ',', ';', '\\', '\n', ' ', 'a', ':', '漢'), { minLength: 1, maxLength: 200 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(title, (words) => {
      const text = eventFile({ ...lock, title: words }, 'https://pool.example.org', NOW);
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const summary = /\r\nSUMMARY:(.*)\r\n/.exec(text.replaceAll('\r\n ', ''))?.[1] ?? '';
      expect(summary.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))).toBe(words);
    }),
  );
});
