import { PICKS_PER_WEEK, Result, type CurrentPicksRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Entry } from '../../contest';
import { instant } from '../../game-rows/game-rows';
import { teamOf } from '../../game-rows/team-words.rules';
import { gradePick } from '../money/grade.rules';
import type { SavedPick } from '../picks';

type Numbered<K extends string> = Pick<CurrentPicksRow, Extract<keyof CurrentPicksRow, `${K}${number}`>>;
type SlotFields = Numbered<'Pick'> &
  Numbered<'event_id'> &
  Numbered<'Spread'> &
  Numbered<'Result'> &
  Numbered<'Push'> &
  Numbered<'LockedAt'> &
  Numbered<'Sealed'>;

/** An entry's picks as somebody sees them. */
interface Seen {
  picks: readonly SavedPick[];
  /** The week's games, and those that were picked and have left the week. */
  games: ReadonlyMap<number, Game>;
  now: number;
  /** False for an administrator, from whom picks are sealed until their kick-off. */
  own: boolean;
}

/** The five picks of an entry's week. Spread is the locked line, null where none is locked. */
export function currentPicksRow({ entry, week, ...seen }: Seen & { entry: Entry; week: number }): CurrentPicksRow {
  const { picks } = seen;
  const slots = Array.from({ length: PICKS_PER_WEEK }, (_, n) => slotFields(n + 1, seen));
  const savedAt = Math.max(0, ...picks.map((pick) => pick.savedAt));
  return {
    ID: entry.id,
    entry: entry.name,
    entry_id: entry.id,
    Week: week,
    ...(Object.assign({}, ...slots) as SlotFields),
    saved_at: savedAt === 0 ? '' : instant(savedAt),
  };
}

function slotFields(slot: number, { picks, games, now, own }: Seen): Record<string, unknown> {
  const pick = picks.find((one) => one.slot === slot);
  const game = pick && games.get(pick.eventId);
  if (!pick || !game) return numbered(slot, { Pick: null, event_id: null, Spread: null, Result: null, Push: 0, LockedAt: '', Sealed: 0 });
  if (!own && !hasKickedOff(game, now))
    return numbered(slot, { Pick: null, event_id: null, Spread: null, Result: Result.picked, Push: 0, LockedAt: '', Sealed: 1 });
  const grade = gradePick(pick, game, now);
  return numbered(slot, {
    Pick: teamOf(game, pick.side),
    event_id: pick.eventId,
    Spread: pick.lockedSpread,
    Result: grade.result,
    Push: grade.push ? 1 : 0,
    LockedAt: instant(pick.lockedAt),
    Sealed: 0,
  });
}

function numbered(slot: number, fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}${slot}`, value]));
}
