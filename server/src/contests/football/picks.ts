import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';

/** What the rules of picking need to know of a game. */
export type PickGame = Pick<Game, 'id' | 'kickoffAt' | 'spread2' | 'state' | 'team1' | 'team2' | 'abbrev1' | 'abbrev2'>;

/** One saved pick of an entry and week. Instants are epoch ms. */
export interface SavedPick {
  /** 1 to 5. */
  slot: number;
  eventId: number;
  side: Side;
  /** The picked side's line, when the player locked it. */
  lockedSpread: number | null;
  lockedAt: number | null;
  savedAt: number;
  /** Why an administrator set this pick; null when the player did. */
  overrideReason: string | null;
}

/** What a caller wants in one slot; neither team nor game: an empty slot. */
export interface WantedPick {
  slot: number;
  /** Team name or abbreviation, in any case. */
  team: string | undefined;
  eventId: number | undefined;
  lock: boolean;
  /** The line that the caller saw. */
  spread: number | undefined;
}
