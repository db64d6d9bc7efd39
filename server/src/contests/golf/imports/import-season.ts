import type { Invalidate, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import { FileRefused, readCsv, type FileProblem } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { readSeasonRow, SEASON_COLUMNS } from '../feeds/rules/season-row.rules';
import { addTournament, allTournaments, changeTournament, type NewTournament } from '../stores/tournaments.store';
import { bringerOf, type Site } from './table';

export interface SeasonCounts {
  added: number;
  changed: number;
  unchanged: number;
}

const keyOf = ({ tourCode, year, permNum, startDate }: Pick<NewTournament, 'tourCode' | 'year' | 'permNum' | 'startDate'>) =>
  `${tourCode}${year}${permNum}:${startDate}`;

/**
 * Brings tournaments in, all or nothing; a second run of the same file changes nothing. What a feed or an administrator has said of one
 * since, such as its first tee, stays.
 *
 * @throws FileRefused with every bad line
 */
export async function importSeason(site: Site, csvText: string, options: ImportOptions): Promise<SeasonCounts> {
  const tournaments = tournamentsOf(csvText, options.season);
  const run = (tx: Tx, invalidate?: Invalidate) => take(tx, invalidate, tournaments, site);
  return options.dryRun ? site.db.read((tx) => run(tx)) : site.db.write(run);
}

export function tournamentsOf(csvText: string, season: number | undefined): NewTournament[] {
  const { rows, problems } = readCsv(csvText, SEASON_COLUMNS);
  const found: FileProblem[] = [...problems];
  const tournaments = new Map<string, NewTournament>();
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const read = readSeasonRow(row);
    if ('reasons' in read) {
      found.push({ line: row.line, reason: read.reasons.join('; ') });
      continue;
    }
    const key = keyOf(read.tournament);
    const first = lineOf.get(key);
    if (first === undefined) lineOf.set(key, row.line);
    else found.push({ line: row.line, reason: `${row.value('id')} of ${read.tournament.startDate} is on line ${first} already` });
    if (season === undefined || read.tournament.year === season) tournaments.set(key, read.tournament);
  }
  if (found.length > 0) throw new FileRefused(found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  if (tournaments.size === 0)
    throw new FileRefused([{ line: null, reason: `The file has no tournaments${season === undefined ? '' : ` of season ${season}`}.` }]);
  return [...tournaments.values()];
}

async function take(tx: Tx, invalidate: Invalidate | undefined, tournaments: readonly NewTournament[], site: Site): Promise<SeasonCounts> {
  const known = new Map((await allTournaments(tx)).map((one) => [keyOf(one), one]));
  const counts: SeasonCounts = { added: 0, changed: 0, unchanged: 0 };
  for (const tournament of tournaments) {
    const before = known.get(keyOf(tournament));
    if (!before) {
      counts.added += 1;
      if (invalidate) await addTournament(tx, invalidate, tournament);
    } else if (before.name !== tournament.name || before.purse !== tournament.purse) {
      counts.changed += 1;
      if (invalidate) await changeTournament(tx, invalidate, before.id, { name: tournament.name, purse: tournament.purse });
    } else counts.unchanged += 1;
  }
  if (invalidate && counts.added + counts.changed > 0)
    await logActivity(tx, { at: site.clock.now(), action: 'golf.season_imported', ...bringerOf(site), after: counts, place: 'site' });
  return counts;
}
