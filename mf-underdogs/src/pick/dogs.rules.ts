import type { UnderdogsEventRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';
import { usedElsewhere } from './used-teams.rules';

/** A side of a game that can be picked. */
export interface Dog {
  event: UnderdogsEventRow;
  side: 1 | 2;
  team: string;
  abbrev: string;
  colors: string;
  rank: number | null;
  /** Points it gets, above 0; null where the game has no line yet. */
  line: number | null;
  /** 'at Bills', 'Bills'. */
  opponent: string;
}

export function sideOf(event: UnderdogsEventRow, side: 1 | 2): Dog {
  return side === 1
    ? {
        event,
        side,
        team: event.team1,
        abbrev: event.Abbrev1,
        colors: event.Colors1,
        rank: event.Rank1,
        line: event.Spread1,
        opponent: `at ${event.team2}`,
      }
    : {
        event,
        side,
        team: event.team2,
        abbrev: event.Abbrev2,
        colors: event.Colors2,
        rank: event.Rank2,
        line: event.Spread2,
        opponent: event.team1,
      };
}

/** The side that gets points; null on a pick'em and without a line. */
export function dogOf(event: UnderdogsEventRow): Dog | null {
  if ((event.Spread1 ?? 0) > 0) return sideOf(event, 1);
  if ((event.Spread2 ?? 0) > 0) return sideOf(event, 2);
  return null;
}

/** The underdog, or both sides where no line says which of them it is. */
export function dogsOf(event: UnderdogsEventRow): Dog[] {
  const dog = dogOf(event);
  if (dog) return [dog];
  return event.Spread1 === null ? [sideOf(event, 1), sideOf(event, 2)] : [];
}

/** A week's games by kick-off, then by the away team. */
export function gamesOfWeek(events: readonly UnderdogsEventRow[], week: number): UnderdogsEventRow[] {
  return events.filter((event) => event.week === week).sort((a, b) => byText(a.day, b.day) || byText(a.team1, b.team1));
}

/** A game has started once its time has passed, whether or not the page heard of it. */
export function hasStarted(event: Pick<UnderdogsEventRow, 'started' | 'day'>, now: number): boolean {
  return event.started === 1 || Date.parse(event.day) <= now;
}

/** `mine` can still be changed, `locked` is mine and cannot. */
export type Choice = { dog: Dog; state: 'free' | 'mine' | 'locked' } | { dog: Dog; state: 'used'; week: number };

interface Choosing {
  events: readonly UnderdogsEventRow[];
  week: number;
  /** Team that the entry has in this week; '' without. */
  mine: string;
  used: ReadonlyMap<string, number>;
  /** The game of `mine` has begun. */
  locked?: boolean;
  /** Epoch ms, the server's time. */
  now: number;
}

/**
 * The underdogs of a week that have not kicked off, those used in another week too, and the one that is mine. Once that one is locked, it
 * alone.
 */
export function choicesOf({ events, week, mine, used, locked = false, now }: Choosing): Choice[] {
  return gamesOfWeek(events, week)
    .flatMap(dogsOf)
    .flatMap((dog): Choice[] => {
      if (dog.team === mine) return [{ dog, state: locked ? 'locked' : 'mine' }];
      if (locked || hasStarted(dog.event, now)) return [];
      const taken = usedElsewhere(used, dog.team, week);
      return [taken === null ? { dog, state: 'free' } : { dog, state: 'used', week: taken }];
    });
}

/** Weeks in which there is something to choose or to change, in order. */
export function weeksToPick(events: readonly UnderdogsEventRow[], choices: (week: number) => readonly Choice[]): number[] {
  const weeks = [...new Set(events.map((event) => event.week))].sort((a, b) => a - b);
  return weeks.filter((week) => choices(week).some(({ state }) => state === 'free' || state === 'mine'));
}
