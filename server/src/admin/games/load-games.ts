import type { ParsedBody } from '@poolhouse/contract';
import { USUAL_SCOREBOARDS } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { nflWeeks } from '../../contests/weeks/nfl-weeks.rules';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import { applyFeedIn } from '../../sport/feeds/apply-feed';
import type { FeedGame } from '../../sport/feeds/feed-game';
import { askForSeason } from '../../sport/feeds/fetch-season';
import { FileRefused } from '../../sport/imports/csv-file';
import type { ImportedGame } from '../../sport/imports/game-row.rules';
import { gamesOf, importGamesIn, type ImportCounts } from '../../sport/imports/import-games';

export type GamesRequest = Omit<ParsedBody<'POST ad/load_games'>, 'dry_run'>;
export interface LoadedGames extends ImportCounts {
  refused: { data: { ID: number; line: number | null; message: string }[] };
}

/** A season's games that were read and are to be taken in. */
export type ReadGames =
  | { file: ImportedGame[]; feed?: never }
  | { feed: FeedGame[]; failure: string | null; file?: never }
  | { refused: LoadedGames };

const NOTHING = { added: 0, changed: 0, unchanged: 0, results: 0 };
/** Longer than this an administrator should not wait for one week of a season. */
const TIMEOUT_MS = 8000;
const REFUSED_SHOWN = 50;

/**
 * Reads a season's games, from a file or from a scoreboard, before any transaction begins: a feed may take its time.
 *
 * @param scoreboard the one that the operator has set; undefined for the usual one
 * @param feeds whether feeds may be asked here at all
 */
export async function readGames(
  input: GamesRequest,
  { scoreboard, feeds, signal }: { scoreboard: URL | undefined; feeds: boolean; signal: AbortSignal },
): Promise<ReadGames> {
  if (input.source === 'feed') {
    if (input.sport !== 'NFL')
      throw new Refusal('bad_input', 'Only the scoreboard of the NFL can be asked for a season. Load a file.', { source: 'must be file' });
    if (!feeds)
      throw new Refusal('conflict', 'In practice mode time is made up, so no feed is asked. Load a file.', { source: 'must be file' });
    const url = scoreboard ?? new URL(USUAL_SCOREBOARDS['nfl-scoreboard']);
    const { games, failure } = await askForSeason(
      { url, season: input.season, weeks: nflWeeks(input.season) },
      { signal, timeoutMs: TIMEOUT_MS, tries: 1 },
    );
    if (games.length === 0)
      throw new Refusal('conflict', failure ?? `The scoreboard knows no games of ${input.season}.`, { source: 'has no games' });
    return { feed: games, failure };
  }
  if (input.csv === undefined) throw new Refusal('bad_input', 'Choose a file.', { csv: 'is missing' });
  try {
    return { file: gamesOf(input.csv, { sport: input.sport, season: input.season }) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const data = error.problems.slice(0, REFUSED_SHOWN).map(({ line, reason }, n) => ({ ID: n + 1, line, message: reason }));
    return { refused: { ...NOTHING, refused: { data } } };
  }
}

/** Takes read games in. A file of which a line is refused is taken not at all. */
export async function takeGames(
  tx: Tx,
  invalidate: Invalidate,
  read: ReadGames,
  { input, viewer, ip, now }: { input: GamesRequest; viewer: Viewer; ip: string; now: number },
): Promise<LoadedGames> {
  if ('refused' in read) return read.refused;
  if (read.file)
    return {
      ...(await importGamesIn(tx, invalidate, { sport: input.sport, by: viewer, ip, games: read.file, now })),
      refused: { data: [] },
    };
  const { added, changed, games, refused } = await applyFeedIn(tx, invalidate, { games: read.feed, source: 'scoreboard', now });
  const results = read.feed.filter(({ play }) => play?.state === 'final').length;
  const counts = { added, changed, unchanged: games - added - changed, results };
  if (added + changed > 0)
    await logActivity(tx, {
      at: now,
      action: 'games.imported',
      by: viewer,
      ip,
      after: { sport: input.sport, source: 'feed', ...counts },
      place: 'site',
    });
  const said = read.failure === null ? refused : [...refused, `It ended early: ${read.failure}`];
  return { ...counts, refused: { data: said.slice(0, REFUSED_SHOWN).map((message, n) => ({ ID: n + 1, line: null, message })) } };
}

/** What was done, or would be, in a sentence. */
export function gamesWords({ added, changed, unchanged, results, refused }: LoadedGames, season: number): string {
  const games = `${added} new, ${changed} changed, ${unchanged} as they were, ${results} with results`;
  const lines = refused.data.length;
  return `${season}: ${games}${lines > 0 ? `; ${plural(lines, 'line')} refused` : ''}`;
}
