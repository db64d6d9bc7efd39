import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import { gamesByIds } from '../../sport/games/games.store';
import { noSuchEntry } from '../entries/access';
import { contestById } from '../entries/contests.store';
import { entryById } from '../entries/entries.store';
import { tellOverride } from '../log/override-lines';
import type { Overrides } from '../overrides';
import { periodOf } from '../proof/week-pick';
import { dogSide } from './underdogs-seals';
import { picksOfWeeks, writePick } from './underdogs.store';

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
    const contest = must(await contestById(tx, entry.contestId), 'the contest of an entry');
    const saved = (await picksOfWeeks(tx, contest.id, [week])).get(week)?.get(entry.id);
    const games = await gamesByIds(tx, [choice.eventId, ...(saved?.choice ? [saved.choice.eventId] : [])]);
    const side = (of: Parameters<typeof dogSide>[0]) => dogSide(of, of?.choice ? games.get(of.choice.eventId) : undefined, now);
    const slots = [{ slot: 1, before: side(saved), after: side({ choice, takenAt: null, overrideReason: reason }) }];
    await tellOverride(tx, invalidate, entry, { period: periodOf(contest.year, week), slots, reason, now });
    await writePick(
      tx,
      invalidate,
      { contestId: entry.contestId, entryId: entry.id },
      { week, choice, takenAt: null, savedAt: now, overrideReason: reason },
    );
  },
  'underdogs.settings': null,
};
