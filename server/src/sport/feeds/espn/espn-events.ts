import { FeedFailure, otherShape } from '../feed-failure';
import { fit, valueAt } from '../fit';
import { misfitAt, type Misfit, type Path } from '../misfit';
import { espnEvent, espnScoreboard, type EspnEvent } from './espn.schema';

/** What was read of a scoreboard's events. */
export interface ReadEvents<Game> {
  games: Game[];
  /** Events left out on purpose. */
  skipped: number;
  /** What of it does not fit. */
  misfits: Misfit[];
}

/** Leaves an event out because a field is not as it should be. @param isNot 'is not a whole number' */
export type Missing = (path: Path, isNot: string) => undefined;

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
  read: (event: EspnEvent, week: number | undefined, missing: Missing) => Game | undefined,
): ReadEvents<Game> {
  const answer: ReadEvents<Game> = { games: [], skipped: 0, misfits: [] };
  const scoreboard = fit(espnScoreboard, json, [], answer.misfits);
  if (!scoreboard) throw otherShape('The answer is not a scoreboard of ESPN', answer.misfits);
  const reported = scoreboard.leagues?.[0]?.slug;
  if (reported !== undefined && reported !== league)
    throw new FeedFailure('other_shape', `The answer is the scoreboard of another league, ${reported} instead of ${league}.`);
  let broken = 0;
  for (const [index, raw] of scoreboard.events.entries()) {
    const misfits: Misfit[] = [];
    const event = fit(espnEvent, raw, ['events', index], misfits);
    const missing: Missing = (path, isNot) => void misfits.push(misfitAt(['events', index, ...path], isNot, valueAt(raw, path)));
    const told = misfits.length;
    const game = event && read(event, event.week?.number ?? scoreboard.week?.number, missing);
    const left = game === undefined && misfits.length > (event ? told : 0);
    answer.misfits.push(...(left ? misfits.map((one) => ({ ...one, ...keyOf(raw) })) : misfits));
    if (game) answer.games.push(game);
    else if (left) broken += 1;
    else answer.skipped += 1;
  }
  if (broken > 0 && broken === scoreboard.events.length) throw otherShape('Not one game of the scoreboard can be read', answer.misfits);
  return answer;
}

/** The game that a broken event is about, as far as that can still be read. */
function keyOf(raw: unknown): { game?: string } {
  const id = valueAt(raw, ['id']);
  return typeof id === 'string' || typeof id === 'number' ? { game: `ESPN:${id}` } : {};
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
