import { Refusal } from '../../ground/refusal';
import { noSuchEntry } from '../entries/access';
import { entryById } from '../entries/entries.store';
import type { Overrides } from '../overrides';
import { writePick } from './underdogs.store';

interface Logged {
  entry_id: number;
  week: number;
  /** Null as well for one that was sealed. */
  pick: { event_id: number; side: 1 | 2; spread: number | null } | null;
}

/** How what an administrator did in Underdogs is taken back. */
export const underdogsOverrides: Overrides = {
  'underdogs.pick_overridden': async ({ tx, invalidate, before, now, reason }) => {
    const { entry_id, week, pick } = before as unknown as Logged;
    const entry = await entryById(tx, entry_id);
    if (!entry) throw noSuchEntry();
    if (!pick) throw new Refusal('conflict', 'What was picked before is not told, because it may be sealed. Set the pick anew.');
    const choice = { eventId: pick.event_id, side: pick.side, spread: pick.spread };
    await writePick(
      tx,
      invalidate,
      { contestId: entry.contestId, entryId: entry.id },
      { week, choice, takenAt: null, savedAt: now, overrideReason: reason },
    );
  },
  'underdogs.settings': null,
};
