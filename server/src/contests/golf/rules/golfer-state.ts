import type { GolferStatus } from '../golf';
import type { Card } from './card.rules';

/** A golfer's round as it is seen at an instant. */
export interface SeenCard extends Card {
  readonly courseId: number;
  readonly startHole: 1 | 10;
  readonly teeAt: number | null;
  readonly teedOff: boolean;
  readonly lastShot: string;
}

export interface GolferState {
  readonly golferId: number;
  readonly name: string;
  readonly groupNum: number | null;
  readonly listOrder: number;
  readonly status: GolferStatus;
  /** When he withdrew before his first stroke; null for who plays or played. */
  readonly withdrawnAt: number | null;
  /** By round, the first at 0; undefined where nothing is known of it. */
  readonly cards: readonly (SeenCard | undefined)[];
  /** To par with which he began; what he plays is graded without them. */
  readonly starting: number;
  /** To par over all his rounds, as played; null before his first score. */
  readonly total: number | null;
}
