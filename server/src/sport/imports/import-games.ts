import type { Invalidate, Tx } from '../../ground/db/database';
import { siteMode } from '../../ground/settings/mode';
import { logActivity, type Activity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import type { Sport } from '../games/game';
import { nflClubs } from '../games/nfl-clubs.rules';
import { applyResultsIn } from '../results/apply-results';
import { FileRefused, readCsv, type FileProblem } from './csv-file';
import { GAME_COLUMNS, readGameRow, type ImportedGame } from './game-row.rules';
import { importFacts } from './import-facts';
import { changeOf } from './import-plan.rules';
import { addGames, changeGame, knownGames, nameAtSource } from './import.store';

export interface ImportOptions {
  sport: Sport;
  /** Takes the games of this season alone; the whole file is checked all the same. */
  season?: number;
  /** Counts what would be done, and does nothing. */
  dryRun?: boolean;
  /** Who does it, for the activity log. */
  by?: Activity['by'];
}

/** added + changed + unchanged are the games of the file; results counts final scores that are new or corrected. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  results: number;
}

/**
 * Brings schedule, lines and results of a file with the columns of nflverse's games.csv into the site, all or nothing.
 * A second run of the same file changes nothing. In practice mode results stay hidden until the clock has passed them.
 *
 * @throws FileRefused with every bad line when the file is not as it should be
 */
export async function importGames(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  csvText: string,
  options: ImportOptions,
): Promise<ImportCounts> {
  const games = gamesOf(csvText, options);
  const run = (tx: Tx, invalidate?: Invalidate) => take({ tx, invalidate }, options, games, clock.now());
  return options.dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

/** The games of a file, checked. */
export function gamesOf(csvText: string, { sport, season }: ImportOptions): ImportedGame[] {
  const { rows, problems } = readCsv(csvText, GAME_COLUMNS);
  const games: ImportedGame[] = [];
  const lineOfKey = new Map<string, number>();
  const lineOfTeam = new Map<string, number>();
  const found: FileProblem[] = [...problems];
  for (const row of rows) {
    const read = readGameRow(row, sport);
    if ('reasons' in read) {
      found.push({ line: row.line, reason: read.reasons.join('; ') });
      continue;
    }
    const first = lineOfKey.get(read.game.sourceKey);
    if (first !== undefined) found.push({ line: row.line, reason: `game_id ${row.value('game_id')} is on line ${first} already` });
    else lineOfKey.set(read.game.sourceKey, row.line);
    const twice = first === undefined ? playsTwice(read.game, row.line, lineOfTeam) : null;
    if (twice) found.push({ line: row.line, reason: twice });
    if (season === undefined || read.game.season === season) games.push(read.game);
  }
  if (sport === 'NCAA' && isNflFile(games)) found.unshift({ line: null, reason: 'These are games of the NFL. Choose NFL as the sport.' });
  if (found.length > 0) throw new FileRefused(found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  forgetSharedIds(games);
  if (games.length === 0)
    throw new FileRefused([{ line: null, reason: `The file has no games${season === undefined ? '' : ` of season ${season}`}.` }]);
  return games;
}

/** Why a game cannot be as it stands: a team of it plays another one at that very time. */
function playsTwice({ abbrev1, abbrev2, kickoffAt }: ImportedGame, line: number, lineOfTeam: Map<string, number>): string | null {
  for (const team of [abbrev1, abbrev2]) {
    const at = `${team} ${kickoffAt}`;
    const other = lineOfTeam.get(at);
    if (other !== undefined) return `${team} plays the game of line ${other} at the same time`;
    lineOfTeam.set(at, line);
  }
  return null;
}

/** A few college teams are called as clubs of the NFL are; a whole file of such pairs is the NFL's. */
const ENOUGH_GAMES = 10;

function isNflFile(games: readonly ImportedGame[]): boolean {
  const pairs = games.filter(({ abbrev1, abbrev2, season }) => [abbrev1, abbrev2].every((code) => nflClubs(season).includes(code)));
  return pairs.length >= ENOUGH_GAMES && pairs.length > games.length / 2;
}

/** An id that the file gives to two games (it happens in old seasons) names neither. */
function forgetSharedIds(games: ImportedGame[]): void {
  const count = new Map<string, number>();
  for (const { feedKey } of games) if (feedKey !== null) count.set(feedKey, (count.get(feedKey) ?? 0) + 1);
  for (const game of games) if (game.feedKey !== null && (count.get(game.feedKey) ?? 0) > 1) game.feedKey = null;
}

/** Takes checked games in, in the caller's transaction. */
export function importGamesIn(
  tx: Tx,
  invalidate: Invalidate,
  { sport, by, ip, games, now }: { sport: Sport; by: Activity['by']; ip: string; games: readonly ImportedGame[]; now: number },
): Promise<ImportCounts> {
  return take({ tx, invalidate }, { sport, by, ip }, games, now);
}

async function take(
  { tx, invalidate }: { tx: Tx; invalidate: Invalidate | undefined },
  { sport, by = 'command line', ip = '' }: ImportOptions & { ip?: string },
  games: readonly ImportedGame[],
  now: number,
): Promise<ImportCounts> {
  const known = await knownGames(tx, games);
  const added = games.filter((game) => !known.has(game.sourceKey));
  const counts: ImportCounts = { added: added.length, changed: 0, unchanged: 0, results: added.filter((game) => game.result).length };
  if (invalidate) {
    await addGames(tx, invalidate, { sport, games: added, now });
    await nameAtSource(tx, known, games);
  }
  const withNewFacts = await importFacts({ tx, invalidate }, games, known, now);
  for (const imported of games) {
    const before = known.get(imported.sourceKey);
    if (!before) continue;
    const change = changeOf(before.game, before.result, before.manualLine ? { ...imported, spread2: null } : imported, now);
    counts[change || withNewFacts.has(imported.sourceKey) ? 'changed' : 'unchanged'] += 1;
    if (change?.result) counts.results += 1;
    if (change && invalidate) await changeGame(tx, invalidate, before.game, { imported, change, now });
  }
  if (invalidate && counts.added + counts.changed > 0) {
    await applyResultsIn(tx, invalidate, now, await siteMode(tx));
    await logActivity(tx, { at: now, action: 'games.imported', by, ip, after: { sport, ...counts }, place: 'site' });
  }
  return counts;
}
