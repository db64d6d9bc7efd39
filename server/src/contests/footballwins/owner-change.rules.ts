import type { DraftPick, Turn } from './draft.rules';

export interface OwnerRequest {
  /** Null: to nobody. */
  entryId: number | null;
  /** Whose the team is; null: nobody's. */
  owner: number | null;
  /** The draft as it stands; empty while no order is set. */
  turns: readonly Turn[];
  /** The team was drafted by its present owner. */
  wasDrafted: boolean;
}

/** What a change of owner comes to: nothing, a plain change, a pick of the draft, or why it is refused. */
export type OwnerChange =
  | { kind: 'none' }
  | { kind: 'owner' }
  | { kind: 'pick'; pick: Omit<DraftPick, 'abbrev'> }
  | { kind: 'refused'; why: 'owned' | 'undo' | 'turn'; turn: Turn };

/**
 * While a draft is on, a free team goes to the entry whose turn it is and to no other, and a drafted team comes back by undo
 * alone. Before and after it, teams change hands as the administrator says.
 */
export function changeOwner({ entryId, owner, turns, wasDrafted }: OwnerRequest): OwnerChange {
  if (entryId === owner) return { kind: 'none' };
  const onTurn = turns.find((turn) => turn.abbrev === null);
  if (!onTurn) return { kind: 'owner' };
  if (wasDrafted) return { kind: 'refused', why: 'undo', turn: onTurn };
  if (entryId === null) return { kind: 'owner' };
  if (owner !== null) return { kind: 'refused', why: 'owned', turn: onTurn };
  if (entryId !== onTurn.entryId) return { kind: 'refused', why: 'turn', turn: onTurn };
  return { kind: 'pick', pick: { turn: onTurn.turn, entryId } };
}
