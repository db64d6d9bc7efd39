import { ofOne } from '../../../ground/memory/of-one.rules';
import { canonical, type Json } from '../../../ground/proof/canonical';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, isOffBoard } from '../../../sport/games/game.rules';
import type { LogLine } from '../../log/log.store';
import { loggedLine } from '../../proof/week-pick';

/** What a log has said of a week: how many games it has, and each that it told of, as canonical text. */
interface ToldWeek {
  count: number;
  games: Map<number, string>;
}

export type ToldWeeks = ReadonlyMap<string, ToldWeek>;

type LoggedGame = { event: number; [name: string]: Json };

interface WeekBody {
  period: string;
  count: number;
  games: readonly LoggedGame[];
  gone?: readonly number[];
}

/** The weeks as the log's `week` lines have them by now. @param lines the first first */
export function toldWeeks(lines: readonly { kind: string; body: unknown }[]): ToldWeeks {
  const weeks = new Map<string, ToldWeek>();
  for (const { kind, body } of lines) {
    if (kind !== 'week') continue;
    const { period, count, games, gone = [] } = body as WeekBody;
    const week = weeks.get(period) ?? { count, games: new Map<number, string>() };
    week.count = count;
    for (const event of gone) week.games.delete(event);
    // What was canonical when it was written stays so.
    for (const game of games) week.games.set(game.event, JSON.stringify(game));
    weeks.set(period, week);
  }
  return weeks;
}

/** What the log says of a game: all of it that counts for Underdogs but how it ended. */
function rowOf(game: Game): LoggedGame {
  const { id, sport, abbrev1, abbrev2, kickoffAt, spread2 } = game;
  const row = { event: id, sport, teams: [abbrev1, abbrev2], at: kickoffAt, line: loggedLine(spread2) };
  return isOffBoard(game) ? { ...row, off: true } : row;
}

/** As canonical text, once for all contests: a game that did not change stays the same object. */
const textOf = ofOne((game: Game): string => canonical(rowOf(game)));

/**
 * What the log has yet to say of a week: games that began or were called off, those that it told of and that have changed or left, and how many
 * there are. Which of them anybody has picked is nothing to it.
 */
export function untoldWeek(period: string, games: readonly Game[], told: ToldWeek | undefined, now: number): LogLine[] {
  const tells = (game: Game) => hasKickedOff(game, now) || isOffBoard(game) || told?.games.has(game.id) === true;
  const changed = games.filter((game) => tells(game) && told?.games.get(game.id) !== textOf(game));
  const there = new Set(games.map(({ id }) => id));
  const gone = [...(told?.games.keys() ?? [])].filter((event) => !there.has(event));
  if (changed.length === 0 && gone.length === 0 && (told === undefined || told.count === games.length)) return [];
  const rows = changed.map(rowOf).sort((a, b) => a.event - b.event);
  return [{ kind: 'week', body: { period, count: games.length, games: rows, ...(gone.length > 0 ? { gone } : {}) } }];
}
