import { Result, type FootballPickRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Entry } from '../../contest';
import { instant } from '../../game-rows/game-rows';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import type { GradedEntryPick } from '../money/week-grades';

/** A pick as its owner sees it, and as everybody else does: the same row from kick-off on, until then one that tells nothing. */
export interface PickRows {
  userId: number;
  pick: GradedEntryPick;
  own: FootballPickRow;
  others: FootballPickRow;
}

export function pickRows(entry: Entry, pick: GradedEntryPick, game: Game, now: number): PickRows {
  const open = hasKickedOff(game, now);
  const name = { ID: `${entry.id}-${pick.slot}`, entry_id: entry.id, EntryName: entry.name, slot: pick.slot };
  const own: FootballPickRow = {
    ...name,
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
  const sealed: FootballPickRow = {
    ...name,
    Pick: '',
    Abbrev: '',
    event_id: null,
    Spread: null,
    Result: Result.picked,
    Push: 0,
    Day: '',
    LockedAt: '',
    Override: '',
  };
  return { userId: entry.userId, pick, own, others: open ? own : sealed };
}
