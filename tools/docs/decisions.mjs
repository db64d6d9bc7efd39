/** docs/decisions: each record's head, and the list of them by area, which `npm run decisions` writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

const folder = join(root, 'docs/decisions');
export const listFile = join(folder, 'README.md');

/** In the order of the list. A record of another area is refused, so that areas do not multiply by spelling. */
export const AREAS = [
  'Rules and seals',
  'Golf',
  'March: tournament, squares, auction',
  'Games, feeds and statistics',
  'Pages and memory',
  'Database and time',
  'Accounts and roles',
  'Console',
  'Mail, notices and smack',
  'Screens and the kit',
  'Remotes and releases',
  'How we work',
];

const HEAD =
  /^# (?<number>\d{4}) (?<title>.+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\. Status: (?<status>accepted|superseded by \d{4})\. Area: (?<area>[^.]+)\.(?: Takes in: (?<taken>[\d, ]+)\.)?\n\n/;

/**
 * @typedef {object} Decision
 * @property {string} file
 * @property {string} number
 * @property {string} title
 * @property {string} date
 * @property {string} status `accepted` or `superseded by 0123`
 * @property {string} area
 * @property {string[]} taken numbers of records that were merged into this one
 */

/** @param {string} file @param {string} text @returns {Decision} */
export function decisionOf(file, text) {
  const { number = '', title = '', date = '', status = '', area = '', taken = '' } = HEAD.exec(text)?.groups ?? {};
  if (number === '' || !file.startsWith(`${number}-`))
    throw new Error(
      `docs/decisions/${file} must begin with "# ${file.slice(0, 4)} What was decided", a blank line, and "Date: 2026-11-24. Status: accepted. Area: ${AREAS[0]}."`,
    );
  if (!AREAS.includes(area)) throw new Error(`docs/decisions/${file}: there is no area ${area}; there are ${AREAS.join('; ')}`);
  return { file, number, title, date, status, area, taken: taken.split(', ').filter((one) => one !== '') };
}

/** Every record, by number. @returns {Decision[]} */
export const decisions = () =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => decisionOf(file, readFileSync(join(folder, file), 'utf8')));

/** The list of decisions. @param {readonly Decision[]} found */
export function listOf(found) {
  const areas = AREAS.map((area) => {
    const rows = found.filter((one) => one.area === area);
    const lines = rows.map(({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`);
    return `## ${area}\n\n| | decision | date | status |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  const merged = found.flatMap(({ taken, number, file }) => taken.map((gone) => ({ gone, now: `[${number}](${file})` })));
  const lines = merged.toSorted((a, b) => (a.gone < b.gone ? -1 : 1)).map(({ gone, now }) => `${gone} in ${now}`);
  return `# Decisions

A page at most, one subject each: what was decided, why, the price, and what holds it. Figures of a day belong into the commit that measured them. Written by
\`npm run decisions\`; the next number is one more than the greatest.

${areas.join('\n')}
## Numbers that were merged

${lines.join(', ')}.
`;
}
