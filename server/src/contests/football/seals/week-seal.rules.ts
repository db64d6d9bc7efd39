import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import type { Lock, SealedSlot, SealRound } from '../../proof/seal-source';
import type { EntryPick } from '../football.store';
import { loggedPick } from './sealed-pick.rules';

export interface WeekToSeal {
  period: string;
  window: { opensAt: number; closesAt: number };
  /** The week's own. */
  games: readonly Game[];
  entries: readonly Pick<Entry, 'id'>[];
  picks: readonly EntryPick[];
}

/**
 * A week as it is sealed: each kick-off is a lock, whatever a game's state says, as it is for who picks. A pick of a game that has left the week
 * counts for nothing and opens with the week's last: a lock of its own would tell that somebody has it.
 */
export function weekSeal({ period, window, games, entries, picks }: WeekToSeal): SealRound {
  const kickoffs = new Map(games.map(({ id, kickoffAt }) => [id, kickoffAt]));
  const slots = [...entries].sort((a, b) => a.id - b.id).flatMap(({ id }) => slotsOf(id, picks, kickoffs));
  const locks = locksOf(games);
  return { period, opensAt: window.opensAt, locks: locks.length > 0 ? locks : [{ at: window.closesAt, events: [] }], slots };
}

const slotsOf = (entry: number, picks: readonly EntryPick[], kickoffs: ReadonlyMap<number, number>): SealedSlot[] =>
  Array.from({ length: PICKS_PER_WEEK }, (_, n) => {
    const pick = picks.find(({ entryId, slot }) => entryId === entry && slot === n + 1);
    const opensAt = (pick && kickoffs.get(pick.eventId)) ?? Infinity;
    return { entry, slot: n + 1, pick: pick ? loggedPick(pick) : null, opensAt };
  });

function locksOf(games: readonly Game[]): Lock[] {
  const events = new Map<number, number[]>();
  for (const { id, kickoffAt } of games) events.set(kickoffAt, [...(events.get(kickoffAt) ?? []), id]);
  return [...events].sort(([a], [b]) => a - b).map(([at, ids]) => ({ at, events: ids.sort((a, b) => a - b) }));
}
