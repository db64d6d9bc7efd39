import { must } from '../../ground/must';

/** A team that was drafted. */
export interface DraftPick {
  /** From 1. */
  turn: number;
  entryId: number;
  abbrev: string;
}

/** One turn of the draft; `abbrev` is null while it is to come. */
export interface Turn {
  turn: number;
  round: number;
  entryId: number;
  abbrev: string | null;
}

export interface Draft {
  /** Entry ids in the order of the first round; none while no order is set. */
  seats: readonly number[];
  /** In the order of their turns. */
  picks: readonly DraftPick[];
  /** Entries that are still in the contest. */
  present: ReadonlySet<number>;
  /** Teams of the contest, and how many of them nobody owns. */
  teams: number;
  free: number;
}

/** Whose turn it is: back and forth, so that who is last in a round is first in the next. */
export function snake(seats: readonly number[], turn: number): { round: number; entryId: number } {
  const round = Math.ceil(turn / seats.length);
  const place = (turn - 1) % seats.length;
  return { round, entryId: must(seats[round % 2 === 1 ? place : seats.length - 1 - place], 'the seat of a turn') };
}

/**
 * The whole draft: the turns that were taken, then those to come. Everybody gets the same number of turns; teams that do not
 * divide evenly are left over. The turns of an entry that has gone are passed over.
 */
export function draftTurns({ seats, picks, present, teams, free }: Draft): Turn[] {
  if (seats.length === 0) return [];
  const taken = picks.map(({ turn, entryId, abbrev }): Turn => ({ turn, round: snake(seats, turn).round, entryId, abbrev }));
  const last = picks.at(-1)?.turn ?? 0;
  const all = seats.length * Math.floor(teams / seats.length);
  const coming = Array.from({ length: Math.max(0, all - last) }, (_, n) => last + 1 + n)
    .map((turn): Turn => ({ turn, ...snake(seats, turn), abbrev: null }))
    .filter(({ entryId }) => present.has(entryId));
  return [...taken, ...coming.slice(0, free)];
}
