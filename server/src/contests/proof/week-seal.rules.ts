import type { Game } from '../../sport/games/game';
import type { Entry } from '../contest';
import type { Lock, SealedSlot, SealRound } from './seal-source';
import type { WeekPick } from './week-pick';

export interface WeekToSeal {
  period: string;
  window: { opensAt: number; closesAt: number };
  /** The week's own. */
  games: readonly Game[];
  entries: readonly Pick<Entry, 'id'>[];
  picks: readonly WeekPick[];
  /** How many picks an entry has a week. */
  slots: number;
}

/**
 * A week as it is sealed: each kick-off is a lock, whatever a game's state says, as it is for who picks. A pick of a game that has left the week
 * counts for nothing and opens with the week's last: a lock of its own would tell that somebody has it.
 */
export function weekSeal({ period, window, games, entries, picks, slots: count }: WeekToSeal): SealRound {
  const kickoffs = new Map(games.map(({ id, kickoffAt }) => [id, kickoffAt]));
  const picked = new Map(picks.map((pick) => [`${pick.entryId}/${pick.slot}`, pick]));
  const slotsOf = (entry: number): SealedSlot[] =>
    Array.from({ length: count }, (_, n) => {
      const pick = picked.get(`${entry}/${n + 1}`);
      const opensAt = (pick && pick.eventId !== null && kickoffs.get(pick.eventId)) || Infinity;
      return { entry, slot: n + 1, pick: pick?.logged ?? null, opensAt };
    });
  const slots = [...entries].sort((a, b) => a.id - b.id).flatMap(({ id }) => slotsOf(id));
  const locks = locksOf(games);
  return { period, opensAt: window.opensAt, locks: locks.length > 0 ? locks : [{ at: window.closesAt, events: [] }], slots };
}

function locksOf(games: readonly Game[]): Lock[] {
  const events = new Map<number, number[]>();
  for (const { id, kickoffAt } of games) events.set(kickoffAt, [...(events.get(kickoffAt) ?? []), id]);
  return [...events].sort(([a], [b]) => a - b).map(([at, ids]) => ({ at, events: ids.sort((a, b) => a - b) }));
}
