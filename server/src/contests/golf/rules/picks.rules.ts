import type { Board } from './board.rules';
import { GROUPS } from './groups.rules';

/** A golfer of the field, as far as picks go by him. */
export interface FieldPlace {
  readonly golferId: number;
  readonly groupNum: number;
  readonly listOrder: number;
  /** When he withdrew before his first stroke, epoch ms; null where he plays or played. */
  readonly withdrawnAt: number | null;
}

/** What one of an entry's four slots plays with. */
export interface EffectivePick {
  /** 0 to 3. */
  readonly slot: number;
  /** Null where a group has nobody left. */
  readonly golferId: number | null;
  /** Given because none was made before the lock. */
  readonly house: boolean;
  /** Whom he plays for, after a withdrawal before the first stroke; null. */
  readonly insteadOf: number | null;
}

/** The golfers of a board who are in a group. */
export const placesOf = (board: Pick<Board, 'golfers'>): FieldPlace[] =>
  board.golfers.flatMap(({ golferId, groupNum, listOrder, withdrawnAt }) =>
    groupNum === null ? [] : [{ golferId, groupNum, listOrder, withdrawnAt }],
  );

/** The golfers of each group in list order. */
export function groupLists<T extends FieldPlace>(field: readonly T[]): T[][] {
  return Array.from({ length: GROUPS }, (_, group) =>
    field.filter(({ groupNum }) => groupNum === group).sort((a, b) => a.listOrder - b.listOrder),
  );
}

/** Those of a list who could be picked until the lock: who have not withdrawn by then. */
export const ableAt = <T extends FieldPlace>(list: readonly T[], lockAt: number): T[] =>
  list.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > lockAt);

/** The middle golfer by list order of those who could be picked; nobody need trust a draw. */
export function houseGolfer(list: readonly FieldPlace[], lockAt: number): number | null {
  const able = ableAt(list, lockAt);
  return able[Math.floor((able.length - 1) / 2)]?.golferId ?? null;
}

/** The next golfer down the group's list who starts; at its end the next up. */
export function replacementOf(list: readonly FieldPlace[], golferId: number): number | null {
  const at = list.findIndex((one) => one.golferId === golferId);
  const starts = ({ withdrawnAt }: FieldPlace) => withdrawnAt === null;
  return (list.slice(at + 1).find(starts) ?? list.slice(0, Math.max(at, 0)).reverse().find(starts))?.golferId ?? null;
}

/** What an entry plays with once the picks are locked. @param picks golfer by slot; null for none @param lockAt epoch ms */
export function effectivePicks(picks: readonly (number | null)[], field: readonly FieldPlace[], lockAt: number): EffectivePick[] {
  const lists = groupLists(field);
  const byId = new Map(field.map((one) => [one.golferId, one]));
  return lists.map((list, slot) => {
    const own = picks[slot] ?? null;
    const given = own ?? houseGolfer(list, lockAt);
    if (given === null) return { slot, golferId: null, house: true, insteadOf: null };
    const gone = byId.get(given)?.withdrawnAt != null;
    return { slot, golferId: gone ? replacementOf(list, given) : given, house: own === null, insteadOf: gone ? given : null };
  });
}

/** Why four picks cannot be saved; the slot is 0 to 3. */
export interface PickFault {
  readonly slot: number;
  readonly code: 'missing_pick' | 'golfer_not_in_field' | 'wrong_group' | 'golfer_withdrawn';
}

/** All four or nothing, one of each group. @param kept golfers that stand already, who may have withdrawn since */
export function pickFault(wanted: readonly (number | null)[], field: readonly FieldPlace[]): PickFault | null {
  const byId = new Map(field.map((one) => [one.golferId, one]));
  for (let slot = 0; slot < GROUPS; slot += 1) {
    const golferId = wanted[slot] ?? null;
    if (golferId === null) return { slot, code: 'missing_pick' };
    const place = byId.get(golferId);
    if (!place) return { slot, code: 'golfer_not_in_field' };
    if (place.groupNum !== slot) return { slot, code: 'wrong_group' };
    if (place.withdrawnAt !== null) return { slot, code: 'golfer_withdrawn' };
  }
  return null;
}

/** The lock as it is moved by a moved first tee: until it has passed, and never back once it has. */
export function lockAt(stored: number, firstTeeAt: number, now: number): number {
  return now >= stored ? stored : firstTeeAt;
}
