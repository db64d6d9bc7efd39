import type { ErrorCode } from '@poolhouse/contract';
import { hasKickedOff, lineOfSide, type Side } from '../../../sport/games/game.rules';
import { kickoffWords, lineWords, sideNamed, teamOf } from '../../game-rows/team-words.rules';
import type { PickGame, SavedPick, WantedPick } from '../picks';

export interface PickChange {
  week: number;
  now: number;
  saved: readonly SavedPick[];
  /** All five slots. */
  wanted: readonly WantedPick[];
  /** The week's games by id. */
  games: ReadonlyMap<number, PickGame>;
  /** Games of saved picks that have left the week since. */
  movedGames: ReadonlyMap<number, PickGame>;
  /**
   * Given when an administrator sets another player's picks: started games may be changed, at the line that was frozen, and
   * a slot that is not given stays as it is.
   */
  overrideReason?: string;
}

export interface SlotRefusal {
  slot: number;
  code: ErrorCode;
  reason: string;
}

export type PickOutcome = { picks: SavedPick[]; changed: number[]; refused?: undefined } | { refused: SlotRefusal[] };

type Slot = { keep: SavedPick } | { write: SavedPick } | { clear: true } | { code: ErrorCode; reason: string };

/**
 * What a save comes to: the five slots as they shall stand and which of them changed, or why each refused pick was refused;
 * then nothing is to be written. A pick that stays as it was keeps the line at which it is locked.
 */
export function changePicks(change: PickChange): PickOutcome {
  const picks: SavedPick[] = [];
  const changed: number[] = [];
  const refused: SlotRefusal[] = [];
  const slotOfGame = new Map<number, number>();
  for (const wanted of change.wanted) {
    const saved = change.saved.find((pick) => pick.slot === wanted.slot);
    const twin = wanted.eventId === undefined ? undefined : slotOfGame.get(wanted.eventId);
    const slot: Slot = twin === undefined ? settleSlot(change, wanted, saved) : sameGame(twin, wanted.slot);
    if (wanted.eventId !== undefined) slotOfGame.set(wanted.eventId, wanted.slot);
    if ('reason' in slot) refused.push({ slot: wanted.slot, ...slot });
    else if ('keep' in slot) picks.push(slot.keep);
    else {
      if ('write' in slot) picks.push(slot.write);
      if ('write' in slot || saved) changed.push(wanted.slot);
    }
  }
  refused.push(...(refused.length === 0 ? keptTwins(picks) : []));
  return refused.length > 0 ? { refused } : { picks, changed };
}

function settleSlot(change: PickChange, wanted: WantedPick, saved: SavedPick | undefined): Slot {
  const { slot, team, eventId } = wanted;
  const override = change.overrideReason !== undefined;
  if (team === undefined && eventId === undefined) {
    if (override) return saved ? { keep: saved } : { clear: true };
    return frozen(change, saved, slot) ?? { clear: true };
  }
  if (team === undefined || eventId === undefined) return { code: 'bad_input', reason: `Pick ${slot} needs a team and its game.` };
  const moved = !override && saved?.eventId === eventId ? change.movedGames.get(eventId) : undefined;
  const game = change.games.get(eventId) ?? moved;
  if (!game) return { code: 'bad_input', reason: `Pick ${slot} is not a game of week ${change.week}.` };
  const side = sideNamed(game, team);
  if (side === null) return { code: 'bad_input', reason: `Pick ${slot} is not a team of ${game.team1} at ${game.team2}.` };
  if (saved && staysAsItWas({ change, wanted, saved, game, side })) return { keep: saved };
  const late = override ? null : (frozen(change, saved, slot) ?? started(change.now, game, side, slot));
  return late ?? writeSlot({ change, wanted, saved, game, side });
}

/** A slot's wanted pick, resolved. */
interface Settling {
  change: PickChange;
  wanted: WantedPick;
  saved: SavedPick | undefined;
  game: PickGame;
  side: Side;
}

function writeSlot({ change, wanted, saved, game, side }: Settling): Slot {
  const { slot, eventId, lock, spread } = wanted;
  const line = lineOfSide(game, side);
  const offBoard = game.state === 'postponed' || game.state === 'cancelled';
  if (offBoard) return { code: 'no_line', reason: `${game.team1} at ${game.team2} is ${game.state}, so it cannot be pick ${slot}.` };
  if (line === null) return { code: 'no_line', reason: `${game.team1} at ${game.team2} has no line yet, so it cannot be pick ${slot}.` };
  const unlocks = saved !== undefined && saved.eventId === eventId && saved.side === side && !lock;
  if (spread !== undefined && spread !== line && !unlocks) {
    return {
      code: 'line_moved',
      reason: `The line of the ${teamOf(game, side)} is now ${lineWords(line)}, not ${lineWords(spread)} (pick ${slot}).`,
    };
  }
  const locks = lock && !hasKickedOff(game, change.now);
  return {
    write: {
      slot,
      eventId: game.id,
      side,
      lockedSpread: locks ? line : null,
      lockedAt: locks ? change.now : null,
      savedAt: change.now,
      overrideReason: change.overrideReason ?? null,
    },
  };
}

/** The same team in the same game with the same lock. Ticking Locked after kick-off changes nothing: the line is frozen anyway. */
function staysAsItWas({ change, wanted, saved, game, side }: Settling & { saved: SavedPick }): boolean {
  if (saved.eventId !== wanted.eventId || saved.side !== side) return false;
  const late = hasKickedOff(game, change.now);
  // An override that names a game to come is treated alike whatever is sealed, or its outcome would tell.
  if (change.overrideReason !== undefined && !late) return false;
  const locked = saved.lockedSpread !== null;
  return locked === wanted.lock || (!locked && late);
}

function frozen(change: PickChange, saved: SavedPick | undefined, slot: number): Slot | null {
  const game = saved && (change.games.get(saved.eventId) ?? change.movedGames.get(saved.eventId));
  return game ? started(change.now, game, saved.side, slot) : null;
}

function started(now: number, game: PickGame, side: Side, slot: number): Slot | null {
  if (!hasKickedOff(game, now)) return null;
  return {
    code: 'game_started',
    reason: `${teamOf(game, side)} kicked off at ${kickoffWords(game.kickoffAt)}, so pick ${slot} was not changed.`,
  };
}

function sameGame(first: number, second: number): { code: ErrorCode; reason: string } {
  return { code: 'duplicate_pick', reason: `Picks ${first} and ${second} are the same game.` };
}

/** A slot that an override leaves as it is can hold a game that another slot now takes. */
function keptTwins(picks: readonly SavedPick[]): SlotRefusal[] {
  return picks.flatMap((pick, n) => {
    const first = picks.slice(0, n).find((other) => other.eventId === pick.eventId);
    return first ? [{ slot: pick.slot, ...sameGame(first.slot, pick.slot) }] : [];
  });
}
