import { PICKS_PER_WEEK, type CurrentPicksRow } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Game } from '../../../sport/games/game';
import type { Contest, Entry } from '../../contest';
import { tellOverride } from '../../log/override-lines';
import { refusePicksOfFrozen } from '../../seasons/freezes.store';
import { writePicks } from '../football.store';
import type { SavedPick, WantedPick } from '../picks';
import { overriddenWeek } from '../seals/overridden-week';
import { currentPicksRow } from './current-picks';
import { allGames, type EntryWeek } from './entry-week';
import { isSealed } from './override.rules';
import { changePicks } from './pick-changes.rules';

export interface PickSave {
  viewer: Viewer;
  ip: string;
  contest: Contest;
  entry: Entry;
  facts: EntryWeek;
  wanted: readonly WantedPick[];
  /** Site time of this write, epoch ms: it decides what has kicked off. */
  now: number;
  /** Given when an administrator sets another player's picks. */
  overrideReason?: string;
}

/** What was saved: all picks of the week as they are now, and as their owner sees them. */
export interface SavedWeek {
  row: CurrentPicksRow;
  picks: readonly SavedPick[];
  contest: Contest;
  week: number;
  /** Site time, epoch ms. */
  at: number;
}

/** Saves an entry's week, all five slots or none, in the caller's transaction. */
export async function savePicks(tx: Tx, invalidate: Invalidate, save: PickSave): Promise<SavedWeek> {
  const { viewer, ip, contest, entry, facts, wanted, now, overrideReason } = save;
  const { week, saved, games, moved } = facts;
  // The question that says so in words is spared where it is known that there is nothing to say.
  if (facts.closed !== false) await refusePicksOfFrozen(tx, contest.id);
  const outcome = changePicks({ week, now, saved, wanted, games, movedGames: moved, overrideReason });
  if (outcome.refused) throw refusalOf(outcome.refused);
  const { picks, changed } = outcome;
  if (changed.length > 0) {
    const shown = (of: readonly SavedPick[]) =>
      of.filter((pick) => changed.includes(pick.slot)).map((pick) => logged(pick, allGames(facts), now));
    const logging = {
      at: now,
      action: overrideReason === undefined ? 'football.picks' : 'football.picks_overridden',
      by: viewer,
      ip,
      before: { entry_id: entry.id, week, picks: shown(saved) },
      after: { entry_id: entry.id, week, reason: overrideReason, picks: shown(picks) },
      place: { contest: contest.id },
    };
    const replaced = saved.some((pick) => changed.includes(pick.slot));
    const where = { contestId: contest.id, entryId: entry.id, week };
    // Side by side: with PostgreSQL they go out together.
    await Promise.all([writePicks(tx, invalidate, where, { picks, changed, replaced }), logActivity(tx, logging)]);
    if (overrideReason !== undefined) {
      const told = { year: contest.year, week, changed, before: saved, after: picks, games: allGames(facts), now };
      await tellOverride(tx, invalidate, entry, overriddenWeek({ ...told, reason: overrideReason }));
    }
  }
  return { row: currentPicksRow({ entry, week, picks, games: allGames(facts), now, own: true }), picks, contest, week, at: now };
}

/** The five slots of a query, whichever way it spells them. */
export function wantedPicks(of: (slot: number) => Omit<WantedPick, 'slot'>): WantedPick[] {
  return Array.from({ length: PICKS_PER_WEEK }, (_, n) => ({ slot: n + 1, ...of(n + 1) }));
}

/** What the log may say: administrators read it, so a sealed pick is only a slot. */
function logged(pick: SavedPick, games: ReadonlyMap<number, Game>, now: number): object {
  if (isSealed(pick, games, now)) return { slot: pick.slot, sealed: true };
  return {
    slot: pick.slot,
    event_id: pick.eventId,
    side: pick.side,
    locked_spread: pick.lockedSpread,
    override_reason: pick.overrideReason,
  };
}

function refusalOf(refused: readonly { slot: number; code: Refusal['code']; reason: string }[]): Refusal {
  const fields = Object.fromEntries(refused.map(({ slot, reason }) => [`pick${slot}`, reason]));
  return new Refusal(must(refused[0], 'a refused pick').code, `${Object.values(fields).join(' ')} Nothing was saved.`, fields);
}
