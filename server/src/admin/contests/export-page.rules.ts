import { seasonName } from '@poolhouse/contract/rules';
import { instantOf, sentenceOf, shownTable } from '../../contests/archives/shown-table.rules';
import type { ZipTable } from './zip-table';

/** A contest of the export, by what its files are called. */
export interface ExportedContest {
  id: number;
  name: string;
  year: number;
  /** Of its tables, without what they are called themselves: '2026-football-1'. */
  prefix: string;
  /** Where its messages stand. */
  board: string;
  /** Its log's file; undefined where it has none. */
  log: string | undefined;
}

export interface ExportedGroup {
  name: string;
  /** When, ISO 8601. */
  exported: string;
  by: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); vertical-align: top; }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
td { overflow-wrap: break-word; max-width: 30rem; }
summary { cursor: pointer; padding: .5rem 0; }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * A page of all that the export has, for who opens it when the site is long gone: no script, nothing from elsewhere, in any browser. A piece at a time.
 *
 * @param tables by name, those of the group and of its contests
 */
export function* exportPage(
  group: ExportedGroup,
  contests: readonly ExportedContest[],
  tables: Readonly<Record<string, ZipTable>>,
): Generator<string> {
  yield `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n`;
  yield `<title>${escaped(group.name)}</title>\n<style>${STYLE}</style>\n<h1>${escaped(group.name)}</h1>\n`;
  yield `<p>All that this circle had on Poolhouse, as ${escaped(group.by)} took it along on ${instantOf(group.exported)}. Every table lies beside this page as CSV and JSON.</p>\n`;
  const newestFirst = contests.toSorted((one, other) => other.year - one.year || one.name.localeCompare(other.name));
  yield* listed(newestFirst);
  for (const contest of newestFirst) yield* section(contest, tables);
  yield '<h2 id="people">People</h2>\n';
  for (const name of ['members', 'roles', 'entries', 'log'] as const)
    if (tables[name]) yield* folded(name === 'log' ? 'What was done' : sentenceOf(name), tables[name]);
  if (contests.some(({ log }) => log !== undefined)) yield CHECKING;
}

const CHECKING = `<h2 id="checking">Checking</h2>
<p>The files in <code>logs</code> are the contests' sealed logs. Whoever has Node 20 or newer holds one against itself, and against what players kept of it, without this site:
<code>node check-contest.mjs logs/NAME.jsonl</code>.</p>
`;

function* listed(contests: readonly ExportedContest[]): Generator<string> {
  yield '<ul>\n';
  for (const contest of contests) yield `<li><a href="#${escaped(contest.prefix)}">${escaped(seasonName(contest))}</a>\n`;
  yield '<li><a href="#people">People</a>\n</ul>\n';
}

function* section(contest: ExportedContest, tables: Readonly<Record<string, ZipTable>>): Generator<string> {
  const { prefix, board, log } = contest;
  yield `<h2 id="${escaped(prefix)}">${escaped(seasonName(contest))}</h2>\n`;
  if (log !== undefined) yield `<p>Its sealed log: <a href="${escaped(log)}">${escaped(log)}</a>.</p>\n`;
  const standings = tables[`${prefix}-standings`];
  if (standings) yield* tableOf('Standings', standings);
  for (const [name, table] of Object.entries(tables))
    if (name.startsWith(`${prefix}-`) && table !== standings) yield* folded(sentenceOf(name.slice(prefix.length + 1)), table);
  const said = (tables['messages']?.rows ?? []).filter((row) => row['board'] === board);
  if (said.length > 0) yield* folded('Messages', { columns: ['at', 'entry_name', 'message'], rows: said });
}

function* folded(title: string, table: ZipTable): Generator<string> {
  yield `<details><summary>${escaped(title)} (${table.rows.length})</summary>\n`;
  yield* tableOf(title, table);
  yield '</details>\n';
}

function* tableOf(title: string, table: ZipTable): Generator<string> {
  if (table.rows.length === 0) return yield `<p>${escaped(title)}: none.</p>\n`;
  const { heads, rows } = shownTable(table);
  const as = (n: number) => (heads[n]?.isFigure ? ' class="figure"' : '');
  yield `<div class="wide"><table><caption>${escaped(title)}</caption>\n<thead><tr>`;
  for (const [n, { name }] of heads.entries()) yield `<th scope="col"${as(n)}>${escaped(name)}</th>`;
  yield '</tr></thead>\n<tbody>\n';
  for (const row of rows) yield `<tr>${row.map((text, n) => `<td${as(n)}>${escaped(text)}</td>`).join('')}</tr>\n`;
  yield '</tbody></table></div>\n';
}
