import type { Invalidate, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import { FileRefused, readCsv, type FileProblem } from '../../../sport/imports/csv-file';
import type { Context } from '../../../web/context';
import { readTotalRow, TOTAL_COLUMNS, type WinTotal } from './total-row.rules';
import { keepTotals, keyOf, knownTotals } from './totals.store';

export interface TotalsOptions {
  /** Takes the totals of this season alone; the whole file is checked all the same. */
  season?: number;
  /** Counts what would be done, and does nothing. */
  dryRun?: boolean;
}

/** added + changed + unchanged are the totals of the file. */
export interface TotalsCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * Brings the wins that were expected of each team before its season into the site, all or nothing. A second run of the same file
 * changes nothing. Contests show them at once, except of teams for which an administrator has set a number.
 *
 * @throws FileRefused with every bad line when the file is not as it should be
 */
export async function importWinTotals(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  csvText: string,
  options: TotalsOptions,
): Promise<TotalsCounts> {
  const totals = totalsOf(csvText, options.season);
  const run = (tx: Tx, invalidate?: Invalidate) => take(tx, invalidate, totals, clock.now());
  return options.dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

/** The totals of a file, checked. */
function totalsOf(csvText: string, season: number | undefined): WinTotal[] {
  const { rows, problems } = readCsv(csvText, TOTAL_COLUMNS);
  const found: FileProblem[] = [...problems];
  const totals: WinTotal[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const read = readTotalRow(row);
    if ('reasons' in read) {
      found.push({ line: row.line, reason: read.reasons.join('; ') });
      continue;
    }
    const key = keyOf(read.total);
    const first = lineOf.get(key);
    if (first === undefined) lineOf.set(key, row.line);
    else found.push({ line: row.line, reason: `team ${row.value('team')} of ${read.total.season} is on line ${first} already` });
    if (season === undefined || read.total.season === season) totals.push(read.total);
  }
  if (found.length > 0) throw new FileRefused(found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  if (totals.length === 0)
    throw new FileRefused([{ line: null, reason: `The file has no win totals${season === undefined ? '' : ` of season ${season}`}.` }]);
  return totals;
}

async function take(tx: Tx, invalidate: Invalidate | undefined, totals: readonly WinTotal[], now: number): Promise<TotalsCounts> {
  const known = await knownTotals(tx, [...new Set(totals.map(({ season }) => season))]);
  const added = totals.filter((total) => !known.has(keyOf(total)));
  const changed = totals.filter((total) => known.has(keyOf(total)) && known.get(keyOf(total)) !== total.line);
  const counts: TotalsCounts = { added: added.length, changed: changed.length, unchanged: totals.length - added.length - changed.length };
  if (invalidate && added.length + changed.length > 0) {
    await keepTotals(tx, invalidate, [...added, ...changed]);
    await logActivity(tx, { at: now, action: 'nflwins.totals_imported', by: 'command line', ip: '', after: counts, place: 'site' });
  }
  return counts;
}
