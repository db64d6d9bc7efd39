import { must } from '../../../ground/must';
import { Refusal } from '../../../ground/refusal';
import { gamesByIds } from '../../../sport/games/games.store';
import { noSuchEntry } from '../../entries/access';
import { contestById } from '../../entries/contests.store';
import { entryById } from '../../entries/entries.store';
import { tellOverride } from '../../log/override-lines';
import type { Overrides } from '../../overrides';
import { picksOfEntry, writePicks } from '../football.store';
import { setShowModel, setSidebet } from '../money/terms.store';
import type { SavedPick } from '../picks';
import { overriddenWeek } from '../seals/overridden-week';

interface LoggedPick {
  slot: number;
  sealed?: true;
  event_id: number;
  side: 1 | 2;
  locked_spread: number | null;
  override_reason: string | null;
}
interface Logged {
  entry_id: number;
  week: number;
  picks: LoggedPick[];
}

/** What the log says of an override; the call that wrote it is the one that reads it. */
function logged(facts: unknown): Logged {
  return facts as Logged;
}

/** How what an administrator did in football is taken back. */
export const footballOverrides: Overrides = {
  'football.settings': ({ tx, invalidate, before, contestId }) => setShowModel(tx, invalidate, contestId, before['show_model'] === 1),
  'football.picks_overridden': async ({ tx, invalidate, before, after, now, reason }) => {
    const [then, since] = [logged(before), logged(after)];
    const entry = await entryById(tx, then.entry_id);
    if (!entry) throw noSuchEntry();
    if ([...then.picks, ...since.picks].some(({ sealed }) => sealed))
      throw new Refusal('conflict', 'What was picked before is sealed, so it cannot be put back. Set the picks anew.');
    const changed = [...new Set([...then.picks, ...since.picks].map(({ slot }) => slot))];
    const saved = await picksOfEntry(tx, entry.id, then.week);
    const put = then.picks.map((pick): SavedPick => ({
      slot: pick.slot,
      eventId: pick.event_id,
      side: pick.side,
      lockedSpread: pick.locked_spread,
      lockedAt: pick.locked_spread === null ? null : now,
      savedAt: now,
      overrideReason: reason,
    }));
    const picks = [...saved.filter(({ slot }) => !changed.includes(slot)), ...put].sort((a, b) => a.slot - b.slot);
    const where = { contestId: entry.contestId, entryId: entry.id, week: then.week };
    await writePicks(tx, invalidate, where, { picks, changed, replaced: saved.some(({ slot }) => changed.includes(slot)) });
    const contest = must(await contestById(tx, entry.contestId), 'the contest of an entry');
    const games = await gamesByIds(tx, [...new Set([...saved, ...picks].map(({ eventId }) => eventId))]);
    const told = { year: contest.year, week: then.week, changed, before: saved, after: picks, games, reason, now };
    await tellOverride(tx, invalidate, entry, overriddenWeek(told));
  },
  'entry.sidebet': async ({ tx, invalidate, before }) => {
    const entry = await entryById(tx, Number(before['id']));
    if (!entry) throw noSuchEntry();
    await setSidebet(tx, invalidate, entry, before['sidebet'] === true);
  },
};
