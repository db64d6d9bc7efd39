import { plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import type { CsvRow } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { golferNameKey } from '../rules/golfer-name.rules';
import { allGolfers, keepGolfers } from '../stores/golfers.store';
import { keepStats, statsUpTo, type Stats } from '../stores/history.store';
import { headOf, readTable, refuse, takeTable, wholeNumber, type Site, type Taken } from './table';

type Figures = Partial<Omit<Stats, 'year' | 'golferId'>>;

const decimal = (row: CsvRow, column: string, reasons: string[]): number => {
  const value = Number(row.value(column).replace('%', ''));
  if (row.value(column) === '' || !Number.isFinite(value) || value < 0)
    reasons.push(`${column} ${JSON.stringify(row.value(column).slice(0, 40))} is not a number`);
  return value;
};

/** By a column that only it has: what a table of the season's figures tells. */
const TABLES: readonly { column: string; figures: (row: CsvRow, reasons: string[]) => Figures }[] = [
  {
    column: '# OF BIRDIES',
    figures: (row, reasons) => ({ bpr: decimal(row, 'AVG', reasons), rounds: wholeNumber(row, 'TOTAL ROUNDS', reasons, [1, 200]) }),
  },
  { column: 'FREQUENCY', figures: (row, reasons) => ({ hpe: decimal(row, 'FREQUENCY', reasons) }) },
  { column: 'GREENS HIT', figures: (row, reasons) => ({ gir: decimal(row, '%', reasons) }) },
  { column: 'AVG POINTS', figures: (row, reasons) => ({ worldRank: wholeNumber(row, 'RANK', reasons, [1, 9999]) }) },
  { column: 'TOTAL', figures: (row, reasons) => ({ cc: wholeNumber(row, 'TOTAL', reasons, [0, 500]) }) },
];
const INITIALS = 'player_initial_last';

/**
 * Figures of golfers by season, from the tour's tables of birdies, eagles, greens, cuts and world ranks, told apart by their columns.
 *
 * @throws FileRefused with every bad line
 */
export async function importStats(site: Site, text: string, options: ImportOptions): Promise<string> {
  const head = headOf(text);
  if (head.has(INITIALS)) return takeTable(site, options, 'golf.stats_imported', (tx, invalidate) => takeRanks(tx, invalidate, text, head));
  const table = TABLES.find(({ column }) => head.has(column));
  if (!table) throw refuse('The file has none of the columns by which its figures are known.');
  const rows = readTable(text, ['YEAR', 'PLAYER_ID', 'PLAYER', table.column], (row) => {
    const reasons: string[] = [];
    const year = wholeNumber(row, 'YEAR', reasons, [1900, 2200]);
    const golferId = wholeNumber(row, 'PLAYER_ID', reasons, [1, 999_999_999]);
    const figures = table.figures(row, reasons);
    if (row.value('PLAYER') === '') reasons.push('PLAYER is empty');
    return reasons.length > 0 ? reasons : { year, golferId, name: row.value('PLAYER'), ...figures };
  }).filter(({ year }) => options.season === undefined || year === options.season);
  return takeTable(site, options, 'golf.stats_imported', (tx, invalidate) => takeFigures(tx, invalidate, rows));
}

async function takeFigures(
  tx: Tx,
  invalidate: Invalidate | undefined,
  rows: readonly ({ year: number; golferId: number; name: string } & Figures)[],
): Promise<Taken> {
  const known = new Map((await allGolfers(tx)).map(({ id, name }) => [id, name]));
  const stats = new Map((await statsOfYears(tx, rows)).map((one) => [`${one.year}:${one.golferId}`, one]));
  const fresh = rows.flatMap(({ year, golferId, name: _name, ...rest }): Stats[] => {
    const { line: _line, ...figures } = rest as Figures & { line?: number };
    const before = stats.get(`${year}:${golferId}`);
    if (before && Object.entries(figures).every(([column, value]) => before[column as keyof Stats] === value)) return [];
    return [{ year, golferId, bpr: null, hpe: null, gir: null, cc: null, worldRank: null, rounds: null, ...figures }];
  });
  const golfers = [...new Map(rows.map(({ golferId, name }) => [golferId, name]))].filter(([id]) => !known.has(id));
  if (invalidate) {
    await keepGolfers(
      tx,
      invalidate,
      golfers.map(([id, name]) => ({ id, name, country: '', birthday: '' })),
    );
    await keepStats(tx, invalidate, fresh);
  }
  const words = `${plural(fresh.length, 'figure')} new or changed, ${rows.length - fresh.length} as they were; ${plural(golfers.length, 'golfer')} new`;
  return { changed: fresh.length, words };
}

async function statsOfYears(tx: Tx, rows: readonly { year: number }[]): Promise<Stats[]> {
  const years = [...new Set(rows.map(({ year }) => year))];
  const found: Stats[] = [];
  for (const year of years) found.push(...(await statsUpTo(tx, year)).filter((one) => one.year === year));
  return found;
}

/** World ranks by initial and last name, as 'S. Scheffler': taken where exactly one golfer that is known has them. */
async function takeRanks(tx: Tx, invalidate: Invalidate | undefined, text: string, head: ReadonlySet<string>): Promise<Taken> {
  const column = [...head].find((name) => /^owgr_\w+_\d{4}$/.test(name));
  if (column === undefined) throw refuse('The column of the ranks does not say its year, as owgr_june_2022 does.');
  const year = Number(column.slice(-4));
  const ranks = readTable(text, [column, INITIALS], (row) => {
    const reasons: string[] = [];
    const worldRank = wholeNumber(row, column, reasons, [1, 9999]);
    if (row.value(INITIALS) === '') reasons.push(`${INITIALS} is empty`);
    return reasons.length > 0 ? reasons : { worldRank, key: golferNameKey(row.value(INITIALS)) };
  });
  const byInitials = new Map<string, { id: number; name: string }[]>();
  for (const { id, name } of await allGolfers(tx)) {
    const [first = '', ...rest] = golferNameKey(name).split(' ');
    const key = `${first.slice(0, 1)} ${rest.join(' ')}`;
    byInitials.set(key, [...(byInitials.get(key) ?? []), { id, name }]);
  }
  const twice = new Set(ranks.map(({ key }) => key).filter((key, n, keys) => keys.indexOf(key) !== n));
  const named = ranks.flatMap(({ key, worldRank }) => {
    const [golfer, other] = byInitials.get(key) ?? [];
    return golfer && !other && !twice.has(key) ? [{ year, golferId: golfer.id, name: golfer.name, worldRank }] : [];
  });
  const { changed, words } = await takeFigures(tx, invalidate, named);
  return { changed, words: `${words}; ${plural(ranks.length - named.length, 'name')} left out, which no golfer or more than one has` };
}
