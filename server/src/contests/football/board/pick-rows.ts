import { Result, type FootballPickRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { writtenRow, type WrittenRow } from '../../../web/pages/row-texts';
import type { Entry } from '../../contest';
import { instant } from '../../game-rows/game-rows';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import type { GradedEntryPick } from '../money/week-grades';

/**
 * A pick's row as its owner sees it, and as everybody else does, written out: the same row from kick-off on, until then one that tells
 * nothing.
 */
export interface PickRows {
  userId: number;
  entry: Entry;
  pick: GradedEntryPick;
  own: WrittenRow;
  others: WrittenRow;
}

export function pickRows(entry: Entry, pick: GradedEntryPick, game: Game, now: number): PickRows {
  const own: FootballPickRow = {
    ID: `${entry.id}-${pick.slot}`,
    entry_id: entry.id,
    EntryName: entry.name,
    slot: pick.slot,
    Pick: teamOf(game, pick.side),
    Abbrev: abbrevOf(game, pick.side),
    event_id: pick.eventId,
    Spread: pick.grade.line,
    Result: pick.grade.result,
    Push: pick.grade.push ? 1 : 0,
    Day: instant(game.kickoffAt),
    LockedAt: instant(pick.lockedAt),
    Override: pick.overrideReason ?? '',
  };
  const mine = writtenRow(own);
  return { userId: entry.userId, entry, pick, own: mine, others: hasKickedOff(game, now) ? mine : writtenRow(sealed(own)) };
}

/** The row as others see it before kick-off. */
const sealed = ({ ID, entry_id: entryId, EntryName, slot }: FootballPickRow): FootballPickRow => ({
  ID,
  entry_id: entryId,
  EntryName,
  slot,
  Pick: '',
  Abbrev: '',
  event_id: null,
  Spread: null,
  Result: Result.picked,
  Push: 0,
  Day: '',
  LockedAt: '',
  Override: '',
});
