import type { Clock } from '../../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import { FileRefused, readCsv, type CsvRow, type FileProblem } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { tournamentName } from '../feeds/rules/season-row.rules';
import type { Tournament } from '../golf';
import { tournamentByKey } from '../stores/tournaments.store';

/** Where a file is brought in, and by whom: the console says so, the command line leaves it out. */
export interface Site {
  readonly db: Database;
  readonly clock: Clock;
  readonly by?: Viewer;
  readonly ip?: string;
  /** Asked in the write itself before a tournament's field changes. @throws Refusal */
  readonly allow?: (tx: Tx, tid: number) => Promise<void>;
}

/** Who stands in the log for a file. */
export const bringerOf = ({ by, ip }: Site): { by: Viewer | string; ip: string } => ({ by: by ?? 'command line', ip: ip ?? '' });

export const refuse = (reason: string): FileRefused => new FileRefused([{ line: null, reason }]);

/** What a file brings: how much of it is new, and what becomes of it in words. */
export interface Taken {
  readonly changed: number;
  readonly words: string;
}

/** Reads a table row by row. @throws FileRefused with every bad line; `read` says why a row is bad by a list of reasons */
export function readTable<R extends object>(text: string, columns: readonly string[], read: (row: CsvRow) => R): Good<R>[] {
  const { rows, problems } = readCsv(text, columns);
  const bad: FileProblem[] = [...problems];
  const found: Good<R>[] = [];
  for (const row of rows) {
    const one = read(row);
    if (Array.isArray(one)) bad.push({ line: row.line, reason: one.join('; ') });
    else found.push({ ...one, line: row.line } as unknown as Good<R>);
  }
  if (bad.length > 0) throw new FileRefused(bad.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  if (found.length === 0) throw refuse('The file has no rows.');
  return found;
}

type Good<R> = Exclude<R, readonly string[]> & { line: number };

/** The columns of a file's head, to tell which table it is. */
export const headOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .replace(/^\uFEFF/, '')
        .trimStart()
        .split(/\r?\n/, 1)[0] ?? ''
    )
      .split(',')
      .map((name) => name.replace(/^"|"$/g, '').trim()),
  );

/** Runs an import in one transaction, as a write that is logged, or on a dry run as a read. */
export async function takeTable(
  site: Site,
  options: ImportOptions,
  action: string,
  run: (tx: Tx, invalidate: Invalidate | undefined, now: number) => Promise<Taken>,
): Promise<string> {
  const { db, clock } = site;
  const now = clock.now();
  if (options.dryRun) return (await db.read((tx) => run(tx, undefined, now))).words;
  return db.write(async (tx, invalidate) => {
    const { changed, words } = await run(tx, invalidate, now);
    if (changed > 0) await logActivity(tx, { at: now, action, ...bringerOf(site), after: { words }, place: 'site' });
    return words;
  });
}

/** The tournament that `--tournament` names. @throws FileRefused */
export async function namedTournament(tx: Tx, name: unknown): Promise<Tournament> {
  const key = typeof name === 'string' ? tournamentName(name) : null;
  if (!key) throw refuse('Say of which tournament it is: --tournament R2024014.');
  const tournament = await tournamentByKey(tx, key);
  if (!tournament) throw refuse(`The tournament ${String(name)} is not known: import the season first.`);
  return tournament;
}

export const wholeNumber = (row: CsvRow, column: string, reasons: string[], [least, most]: readonly [number, number]): number => {
  const text = row.value(column);
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    reasons.push(`${column} ${JSON.stringify(text.slice(0, 40))} is not a number from ${least} to ${most}`);
  return value;
};
