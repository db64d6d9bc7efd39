/**
 * docs/bench.md: the figures of one run of `npm run bench`. What a reader looks for first and what is missed stand above the whole table, and
 * come from it, so that nothing is told twice in two ways.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

export const benchFile = join(root, 'docs/bench.md');

const HEAD = '| figure | measured | bound | holds | how | the machine meanwhile |\n| --- | --- | --- | --- | --- | --- |';

/** Figures that a player or an operator notices, by name, in the order of the page. */
export const FIRST = [
  'week page of 50 entries, compressed',
  'poll that finds nothing new, with headers',
  'poll after one score change',
  'golf board of 28 entries and 156 golfers in round 2 without shots, compressed',
  'sign-in page, JavaScript of a first visit',
  'first visit to the football page, JavaScript against one bundle',
  'layout shift of a first visit on that phone, the worst',
  "an update of golf's board on a phone, 4 times as slow, main thread",
  "200 live streams, a commit a second: commit to screen's data, slowest of 20",
  '1000 circles of 30 × 3 contests, 20000 browsers, a score every 5 s: polls served of those asked',
];

/** Rows of a table that was measured, without its head. @param {string} markdown */
export const rowsOf = (markdown) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);

/** @param {string} row */
const cellsOf = (row) => row.split(' | ').map((cell) => cell.replace(/^\| /, ''));

/**
 * A row that says "the same" hangs on the last one that does not, so it is told with that one's name where it stands alone.
 * @param {readonly string[]} rows
 */
function missed(rows) {
  let named = '';
  return rows.flatMap((row) => {
    const [figure = '', , , holds] = cellsOf(row);
    const same = figure.startsWith('the same');
    if (!same) named = figure;
    if (holds !== 'NO') return [];
    return [same ? row.replace('the same', named.replace(/: .*/, '')) : row];
  });
}

/** The whole page. @param {readonly string[]} rows of one run */
export function benchPage(rows) {
  const first = FIRST.map((name) => {
    const row = rows.find((one) => one.startsWith(`| ${name} |`));
    if (row === undefined) throw new Error(`docs/bench.md begins with "${name}", which this run has not measured.`);
    return row;
  });
  const lost = missed(rows);
  return `# What is promised, and measured

\`npm run bench\`; ratios within one run where that is possible; figures of CPU and time go with the machine, whose speed is the first row of all. After a run of all of it (\`-- --scale --markdown=FILE\`)
\`npm run bench:page -- FILE\` writes this page anew. The last column says what the whole machine did while that part of the figures was measured.

## What you notice

${[HEAD, ...first].join('\n')}

## What is missed

${lost.length} of ${rows.length} figures; they are promised all the same.

${[HEAD, ...lost].join('\n')}

## All figures

${[HEAD, ...rows].join('\n')}
`;
}

/** The rows that the page holds now. */
export const keptRows = () => rowsOf(readFileSync(benchFile, 'utf8').split('## All figures')[1] ?? '');
