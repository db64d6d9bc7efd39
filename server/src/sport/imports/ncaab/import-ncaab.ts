import type { Clock } from '../../../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import { siteMode } from '../../../ground/settings/mode';
import { logActivity, type Activity } from '../../../people/activity/activity.store';
import { applyResultsIn } from '../../results/apply-results';
import { advance } from '../../tournament/advance';
import { hasBegun } from '../../tournament/tournament.store';
import { FileRefused } from '../csv-file';
import { bracketOfFiles, type ImportedTournament } from './bracket-of-files';
import { readNcaabFiles, type NcaabTexts } from './ncaab-files';
import { changeOf, keepTeams, keepTournament, unknownTeams } from './ncaab.store';

export interface NcaabOptions {
  /** Takes the tournament of this year alone; all files are checked all the same. */
  season?: number;
  /** Checks and counts, and writes nothing. */
  dryRun?: boolean;
}

/** added + changed + unchanged are the tournaments of the files; results counts those that are new or corrected. */
export interface NcaabCounts {
  added: number;
  changed: number;
  unchanged: number;
  results: number;
  /** Results of games whose score the site had otherwise. */
  corrected: number;
}

/**
 * Brings tournaments into the site, all or nothing. A second run of the same files changes nothing; a score that differs is a correction.
 * Games come onto the board when their teams are known by what the site's clock lets be seen.
 *
 * @throws FileRefused naming file and line
 */
export async function importNcaab(
  { db, clock }: { db: Database; clock: Clock },
  texts: NcaabTexts,
  { season, dryRun }: NcaabOptions,
): Promise<NcaabCounts> {
  const files = readNcaabFiles(texts);
  const tournaments = files.seasons.map(bracketOfFiles).filter((one) => season === undefined || one.season === season);
  if (tournaments.length === 0)
    throw new FileRefused([{ line: null, reason: `The files have no tournament${season === undefined ? '' : ` of ${season}`}.` }]);
  const fielded = new Set(tournaments.flatMap(({ field }) => field.map(({ teamId }) => teamId)));
  const teams = new Map([...files.teams].filter(([id]) => fielded.has(id)));
  const run = (tx: Tx, invalidate?: Invalidate) => takeTournaments(tx, invalidate, { tournaments, teams, now: clock.now() });
  return dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

interface Taken {
  tournaments: readonly ImportedTournament[];
  /** Names of teams by id. */
  teams: ReadonlyMap<number, string>;
  /** Site time, epoch ms. */
  now: number;
  /** For the activity log. */
  from?: Pick<Activity, 'by' | 'ip'>;
}
const COMMAND_LINE = { by: 'command line', ip: '' } as const;

/** Keeps tournaments and brings onto the board what may be seen of them. Without `invalidate` it counts alone. */
export async function takeTournaments(
  tx: Tx,
  invalidate: Invalidate | undefined,
  { tournaments, teams, now, from = COMMAND_LINE }: Taken,
): Promise<NcaabCounts> {
  const counts: NcaabCounts = { added: 0, changed: 0, unchanged: 0, results: 0, corrected: 0 };
  const renamed = await unknownTeams(tx, teams);
  if (invalidate) await keepTeams(tx, renamed);
  for (const tournament of tournaments) {
    const { before, results, differs, otherField } = await changeOf(tx, tournament);
    if (otherField && (await hasBegun(tx, tournament.season)))
      throw new FileRefused([{ line: null, reason: `The tournament of ${tournament.season} has begun with another field.` }]);
    counts[!before ? 'added' : differs ? 'changed' : 'unchanged'] += 1;
    counts.results += results.length;
    counts.corrected += results.filter(({ key }) => before?.games.get(key)?.result).length;
    if (!invalidate) continue;
    if (differs) await keepTournament(tx, invalidate, tournament);
    if (differs || renamed.size > 0) await advance(tx, invalidate, tournament.season, now);
  }
  if (invalidate && (counts.added + counts.changed > 0 || renamed.size > 0)) {
    await applyResultsIn(tx, invalidate, now, await siteMode(tx));
    await logActivity(tx, { at: now, action: 'tournaments.imported', ...from, after: counts, place: 'site' });
  }
  return counts;
}
