import { formatList } from '@poolhouse/contract/formats';
import type { Clock } from '../../../ground/clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import { keepSeasonGames, readSeasonGames, type SeasonGame } from '../../tournament/season-games.store';
import { readRecords, tournamentYears } from '../../tournament/tournament.store';
import { FileRefused } from '../csv-file';
import { readTeams } from './ncaab-files';
import { keepTeams, teamNames, unknownTeams } from './ncaab.store';
import { gameName, readSeasonFile, type SeasonFile } from './season-file';

export interface SeasonGamesOptions {
  /** Takes the games of this season alone; the whole file is checked all the same. */
  season?: number;
  /** Checks and counts, and writes nothing. */
  dryRun?: boolean;
}

/** added + changed + unchanged are the games of teams of the field; all others are left out. */
export interface SeasonGamesCounts {
  added: number;
  changed: number;
  unchanged: number;
  leftOut: number;
  /** Seasons of the file whose tournament the site does not know. */
  unknown: number[];
}

/** The text of a file, and that of the teams' names beside it. */
export interface SeasonTexts {
  games: string;
  /** Undefined: only teams that the site knows may be in the file. */
  teams: string | undefined;
}

/**
 * Brings in what teams of the field played before the tournament, all or nothing. A second run of the same file changes nothing; a score
 * that differs is a correction.
 *
 * @throws FileRefused with every bad line, or when the site knows no tournament of the seasons in it
 */
export async function importSeasonGames(
  { db, clock }: { db: Database; clock: Clock },
  texts: SeasonTexts,
  { season, dryRun }: SeasonGamesOptions,
): Promise<SeasonGamesCounts> {
  const named = texts.teams === undefined ? new Map<number, string>() : readTeams(texts.teams);
  const run = async (tx: Tx, invalidate?: Invalidate) => {
    const known = await teamNames(tx);
    const files = readSeasonFile(texts.games, (id) => known.has(id) || named.has(id));
    const wanted = files.filter((file) => season === undefined || file.season === season);
    if (wanted.length === 0)
      throw new FileRefused([{ line: null, reason: `The file has no games${season === undefined ? '' : ` of season ${season}`}.` }]);
    return take(tx, invalidate, { wanted, named, now: clock.now() });
  };
  return dryRun ? db.read((tx) => run(tx)) : db.write(run);
}

async function take(
  tx: Tx,
  invalidate: Invalidate | undefined,
  { wanted, named, now }: { wanted: readonly SeasonFile[]; named: ReadonlyMap<number, string>; now: number },
): Promise<SeasonGamesCounts> {
  const counts: SeasonGamesCounts = { added: 0, changed: 0, unchanged: 0, leftOut: 0, unknown: [] };
  const years = new Set(await tournamentYears(tx));
  for (const { season, games } of wanted) {
    if (!years.has(season)) {
      counts.unknown.push(season);
      continue;
    }
    const field = new Set((await readRecords(tx, season))?.field.map(({ id }) => id));
    const ofField = games.filter(({ team1, team2 }) => field.has(team1) || field.has(team2));
    counts.leftOut += games.length - ofField.length;
    const { fresh, changed } = differences(ofField, await readSeasonGames(tx, season));
    counts.added += fresh.length;
    counts.changed += changed.length;
    counts.unchanged += ofField.length - fresh.length - changed.length;
    if (!invalidate || fresh.length + changed.length === 0) continue;
    const played = new Set(fresh.flatMap(({ team1, team2 }) => [team1, team2]));
    await keepTeams(tx, await unknownTeams(tx, new Map([...named].filter(([id]) => played.has(id) && !field.has(id)))));
    await keepSeasonGames(tx, season, [...fresh, ...changed]);
    invalidate(tag.tournament(season));
  }
  if (counts.unknown.length === wanted.length)
    throw new FileRefused([
      {
        line: null,
        reason: `No tournament of ${formatList(counts.unknown)} is known here. Bring it in first: poolhouse import ncaab FOLDER.`,
      },
    ]);
  if (invalidate && counts.added + counts.changed > 0)
    await logActivity(tx, { at: now, action: 'basketball.imported', by: 'command line', ip: '', after: { ...counts }, place: 'site' });
  return counts;
}

function differences(games: readonly SeasonGame[], before: readonly SeasonGame[]): { fresh: SeasonGame[]; changed: SeasonGame[] } {
  const known = new Map(before.map((game) => [gameName(game), game]));
  const fresh = games.filter((game) => !known.has(gameName(game)));
  const changed = games.filter((game) => {
    const was = known.get(gameName(game));
    const same = (['score1', 'score2', 'home', 'overtimes'] as const).every((field) => was?.[field] === game[field]);
    return was !== undefined && !same;
  });
  return { fresh, changed };
}
