import type { Invalidate, Tx } from '../../../ground/db/database';
import type { Json } from '../../../ground/proof/canonical';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import { tellLog, type LogLine } from '../../log/log.store';
import type { SavedPick } from '../picks';
import { isSealed } from '../picks/override.rules';
import { loggedPick, periodOf } from './sealed-pick.rules';

/** What an administrator changes of an entry's week. */
interface Overridden {
  year: number;
  week: number;
  /** The slots that change. */
  changed: readonly number[];
  before: readonly SavedPick[];
  after: readonly SavedPick[];
  games: ReadonlyMap<number, Game>;
  reason: string;
  now: number;
}

/** Tells the contest's log what an administrator changes, in the transaction that does it. */
export function tellOverride(tx: Tx, invalidate: Invalidate, { id, contestId }: Entry, overridden: Overridden): Promise<void> {
  return tellLog({ tx, invalidate, contestId }, overrideLines(id, overridden), overridden.now);
}

/**
 * What a log tells of it: each slot that was open, or is. What is sealed before and after is a pick like any other, and is told with its lock;
 * the sealed side of one that was open, or becomes so, stands there as sealed.
 */
function overrideLines(entry: number, { year, week, changed, before, after, games, reason, now }: Overridden): LogLine[] {
  const side = (picks: readonly SavedPick[], slot: number) => {
    const pick = picks.find((one) => one.slot === slot);
    const sealed = pick ? isSealed(pick, games, now) : false;
    return { open: pick !== undefined && !sealed, says: pick === undefined ? null : sealed ? SEALED : loggedPick(pick) };
  };
  return changed.flatMap((slot) => {
    const [was, is] = [side(before, slot), side(after, slot)];
    if (!was.open && !is.open) return [];
    const body = { entry, period: periodOf(year, week), slot, before: was.says, after: is.says, reason };
    return [{ kind: 'override', body }];
  });
}

const SEALED: Json = { sealed: true };
