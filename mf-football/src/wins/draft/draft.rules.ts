import type { WinsTeamRow, WinsTurnRow } from '@poolhouse/contract';
import { must, byText } from '@poolhouse/shared-ui';

export interface Seat {
  entryId: number;
  name: string;
  /** By round, from 0; undefined where the entry has no turn. */
  turns: (WinsTurnRow | undefined)[];
}

export interface Draft {
  /** unset: no order yet; on: a turn is to come; done. */
  phase: 'unset' | 'on' | 'done';
  /** Whose turn it is. */
  next: WinsTurnRow | undefined;
  /** The turn that was taken last. */
  last: WinsTurnRow | undefined;
  /** Turns after the next one. */
  after: WinsTurnRow[];
  rounds: number;
  /** In the order of the first round. */
  seats: Seat[];
}

/** The draft out of its turns. */
export function draftOf(rows: readonly WinsTurnRow[]): Draft {
  const turns = [...rows].sort((a, b) => a.ID - b.ID);
  const coming = turns.filter((turn) => turn.team_name === '');
  const rounds = Math.max(0, ...turns.map((turn) => turn.Round));
  const seats = new Map<number, Seat>();
  for (const turn of turns) {
    const seat = seats.get(turn.entry_id) ?? {
      entryId: turn.entry_id,
      name: turn.EntryName,
      turns: Array<undefined>(rounds).fill(undefined),
    };
    seat.turns[turn.Round - 1] = turn;
    seats.set(turn.entry_id, seat);
  }
  return {
    phase: turns.length === 0 ? 'unset' : coming.length > 0 ? 'on' : 'done',
    next: coming[0],
    last: turns.findLast((turn) => turn.team_name !== ''),
    after: coming.slice(1),
    rounds,
    seats: [...seats.values()],
  };
}

/** How many turns come before the entry's own; 0 while it is on turn, null where it has none. */
export function turnsBefore({ next, after }: Pick<Draft, 'next' | 'after'>, entryId: number): number | null {
  const at = (next ? [next, ...after] : []).findIndex((turn) => turn.entry_id === entryId);
  return at < 0 ? null : at;
}

/** Teams nobody owns, most expected wins first. */
export function freeTeams(teams: readonly WinsTeamRow[]): WinsTeamRow[] {
  return teams
    .filter((team) => team.entry_id === null)
    .sort((a, b) => (b.exp_wins ?? -1) - (a.exp_wins ?? -1) || byText(a.team_name, b.team_name));
}

/** The order with one entry a place further up or down; the same where it cannot go. */
export function moved(order: readonly number[], entryId: number, by: -1 | 1): number[] {
  const at = order.indexOf(entryId);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  [next[at], next[to]] = [must(next[to], 'both places are in the order'), entryId];
  return next;
}

/** A fair order: every one as likely as any other (Fisher and Yates). `random` as Math.random. */
export function shuffled(order: readonly number[], random: () => number): number[] {
  const next = [...order];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [next[i], next[j]] = [must(next[j], 'j is below i'), must(next[i], 'i is in the list')];
  }
  return next;
}

const WHILE_ON = 10;
const BEFORE = 60;

/** Seconds to the next read: often while the draft is on, at times before it, not at all after it. */
export function draftRefresh(rows: readonly WinsTurnRow[]): number | null {
  const { phase } = draftOf(rows);
  return phase === 'on' ? WHILE_ON : phase === 'unset' ? BEFORE : null;
}
