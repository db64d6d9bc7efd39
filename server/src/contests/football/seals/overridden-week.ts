import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Overridden, OverriddenSide } from '../../log/override-lines';
import { periodOf } from '../../proof/week-pick';
import type { SavedPick } from '../picks';
import { loggedPick } from './logged-pick';

interface OverriddenWeek {
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

/** What an administrator changes of an entry's week, as its log takes it. */
export function overriddenWeek({ year, week, changed, before, after, games, reason, now }: OverriddenWeek): Overridden {
  const side = (picks: readonly SavedPick[], slot: number): OverriddenSide => {
    const pick = picks.find((one) => one.slot === slot);
    const game = pick && games.get(pick.eventId);
    return pick ? { pick: loggedPick(pick), sealed: game !== undefined && !hasKickedOff(game, now) } : null;
  };
  const slots = changed.map((slot) => ({ slot, before: side(before, slot), after: side(after, slot) }));
  return { period: periodOf(year, week), slots, reason, now };
}
