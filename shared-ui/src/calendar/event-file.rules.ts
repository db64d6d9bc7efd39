import { epoch, type Instant } from '../formats/instant';

/** One date for the player's own calendar. */
export interface CalendarDate {
  /** What is called the same is the same event, so that one that was moved is moved there as well: 'Football: week 3 picks lock'. */
  title: string;
  at: Instant;
  /** Its page, from the site's root. */
  href: string;
}

/** Bytes that a line may have (RFC 5545, 3.1). */
const LINE = 75;

/**
 * A file with one event, as every calendar program takes it (RFC 5545).
 *
 * @param origin where the site is: 'https://pool.example.org'
 * @param now the server's time, epoch ms
 */
export function eventFile({ title, at, href }: CalendarDate, origin: string, now: number): string {
  const url = new URL(href, origin);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poolhouse//Poolhouse//EN',
    'BEGIN:VEVENT',
    `UID:${text(`${title} ${href}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase())}@${url.hostname}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(epoch(at))}`,
    `SUMMARY:${text(title)}`,
    `URL:${url.href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261115T180000Z' */
const instant = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const text = (words: string): string => words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Goes on in lines that begin with a blank; no letter is torn apart. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const more = bytesOf(letter.codePointAt(0) ?? 0);
    if (bytes + more > LINE) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += more;
  }
  return out;
}

/** Of a code point in UTF-8. */
const bytesOf = (point: number): number => (point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4);
