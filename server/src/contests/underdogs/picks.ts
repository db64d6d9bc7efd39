import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import type { DogsGrade } from './grade.rules';

/** The team that was picked, and the points at which. */
export interface Choice {
  eventId: number;
  side: Side;
  /** Points the team gets, above 0 (an administrator may give 0); null: the last line before kick-off counts. */
  spread: number | null;
}

/** What is stored of an entry's week. Instants are epoch ms. */
export interface SavedPick {
  week: number;
  /** Null: an administrator took the pick away. */
  choice: Choice | null;
  /** When the player took the line; null for a planned pick without one, and where an administrator typed it. */
  takenAt: number | null;
  savedAt: number;
  /** Why an administrator set it; null when the player did. */
  overrideReason: string | null;
}

/**
 * Why a pick counts for nothing: its game left the week, is called off, had no line at kick-off; its team gets no points, or was used
 * before.
 */
export type Idle = 'moved' | 'off_board' | 'no_line' | 'favourite' | 'used';

/** A pick as it stands at an instant, saved by somebody or given by the missed-pick rule. */
export interface DogPick {
  week: number;
  game: Game;
  side: Side;
  /** The points that count; null while there are none. */
  spread: number | null;
  takenAt: number | null;
  overrideReason: string | null;
  /** Given by the missed-pick rule. */
  auto: boolean;
  /** Such a pick uses no team up. */
  idle: Idle | null;
  /** In which week the team was used; null but for `used`. */
  usedIn: number | null;
  grade: DogsGrade;
}
