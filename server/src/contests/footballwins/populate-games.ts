import { plural } from '@poolhouse/contract/formats';
import { fetchNflSeason } from '../../sport/feeds/fetch-season';
import { regularSeasonGames } from '../../sport/games/games.store';
import { nflClubs } from '../../sport/games/nfl-clubs.rules';
import { teamName } from '../../sport/games/teams';
import type { Context } from '../../web/context';
import { gamesPerTeam, nflWeeks } from '../weeks/nfl-weeks.rules';
import { completeness, completenessWords, type Completeness } from './schedule.rules';

/** Longer than this an administrator should not wait for one week of a season. */
const TIMEOUT_MS = 8000;

/** What came of looking after a season's games. */
export interface PopulatedGames {
  message: string;
  /** Games that came in. */
  added: number;
}

/** Looks whether a regular season's games are all there; where they are not, and a scoreboard may be asked, brings in what it knows. */
export async function populateGames(
  ctx: Pick<Context, 'db' | 'clock' | 'nflScoreboard'>,
  season: number,
  signal: AbortSignal,
): Promise<PopulatedGames> {
  const words = (found: Completeness) => completenessWords(season, found, (abbrev) => teamName('NFL', abbrev));
  const before = await check(ctx, season);
  if (before.there >= before.expected) return { message: words(before), added: 0 };
  if (!ctx.nflScoreboard) return { message: `${words(before)} ${howToImport(season)}`, added: 0 };
  const { added, failure } = await fetchNflSeason(
    ctx.db,
    ctx.clock.now(),
    { url: ctx.nflScoreboard, season, weeks: nflWeeks(season) },
    {
      signal,
      timeoutMs: TIMEOUT_MS,
      tries: 1,
    },
  );
  const after = await check(ctx, season);
  const sentences = [`${plural(added, 'new game')} came from the scoreboard.`, words(after)];
  if (failure !== null) sentences.push(`It ended early: ${failure}`);
  if (after.there < after.expected) sentences.push(howToImport(season));
  return { message: sentences.join(' '), added };
}

function check({ db }: Pick<Context, 'db'>, season: number): Promise<Completeness> {
  return db.read(async (tx) => completeness(nflClubs(season), await regularSeasonGames(tx, season), gamesPerTeam(season)));
}

function howToImport(season: number): string {
  return `To bring games in, run: npx poolhouse import games FILE.csv --season ${season}`;
}
