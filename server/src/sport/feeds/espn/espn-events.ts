import { FeedFailure } from '../feed-failure';
import { espnEvent, espnScoreboard, type EspnEvent } from './espn.schema';

/** What was read of a scoreboard's events. */
export interface ReadEvents<Game> {
  games: Game[];
  /** Events left out on purpose. */
  skipped: number;
  /** Events that could not be read, each with its reason. */
  problems: string[];
}

/**
 * Reads the events of a scoreboard of ESPN, one by one: a broken one does not take the others with it.
 *
 * @param league as ESPN writes it, `nfl`
 * @param read undefined leaves an event out; `week` is the event's, else the scoreboard's
 * @throws FeedFailure when it is no scoreboard of this league, or not one of its events can be read
 */
export function readEspnEvents<Game>(
  json: unknown,
  league: string,
  read: (event: EspnEvent, week: number | undefined) => Game | undefined,
): ReadEvents<Game> {
  const scoreboard = espnScoreboard.safeParse(json);
  if (!scoreboard.success) throw new FeedFailure('other_shape', 'The answer is not a scoreboard of ESPN.');
  const reported = scoreboard.data.leagues?.[0]?.slug;
  if (reported !== undefined && reported !== league)
    throw new FeedFailure('other_shape', `The answer is the scoreboard of another league, ${reported} instead of ${league}.`);
  const answer: ReadEvents<Game> = { games: [], skipped: 0, problems: [] };
  for (const [index, raw] of scoreboard.data.events.entries()) {
    const event = espnEvent.safeParse(raw);
    if (!event.success) {
      const [issue] = event.error.issues;
      answer.problems.push(`Event ${index + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be read'}`);
      continue;
    }
    const game = read(event.data, event.data.week?.number ?? scoreboard.data.week?.number);
    if (game) answer.games.push(game);
    else answer.skipped += 1;
  }
  if (answer.problems.length > 0 && answer.problems.length === scoreboard.data.events.length) {
    throw new FeedFailure('other_shape', `Not one game of the scoreboard can be read. ${answer.problems[0]}`);
  }
  return answer;
}

/** The national broadcast first; a slash between several, as on screen. */
export function tvOf({ broadcasts = [] }: EspnEvent['competitions'][number]): string {
  const chosen = broadcasts.find((one) => one.market === 'national' && one.names?.length) ?? broadcasts.find((one) => one.names?.length);
  return chosen?.names?.join('/').replaceAll('|', '/').slice(0, 40) ?? '';
}

/** A side's score; undefined for what is none. */
export function scoreOf(value: string | number | undefined): number | undefined {
  return value !== undefined && /^\d{1,3}$/.test(String(value)) ? Number(value) : undefined;
}
