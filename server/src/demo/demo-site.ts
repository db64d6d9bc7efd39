import type { Touch, Tx } from '../ground/db/database';
import type { Random } from '../sport/practice/random.rules';
import type { DemoGame } from './demo-games';
import { demoInstant } from './demo-season';

/** A season of made-up games and where they are in the database. */
export interface DemoGames {
  /** As if played in the demo's own year; last season's are a year earlier in the database. */
  games: readonly DemoGame[];
  /** Event ids by source key. */
  ids: ReadonlyMap<string, number>;
}

/** What a kind of contest is handed to fill its part of the demo. */
export interface DemoSite {
  tx: Tx;
  touch: Touch;
  /** By username. */
  userIds: ReadonlyMap<string, number>;
  season: DemoGames;
  last: DemoGames;
  /** Where football goes on rolling after the games. Other contests roll their own, so that none changes the others' demo. */
  random: Random;
}

/** Everybody joined when summer ended, so that all weeks count for all. */
export const OPENED_AT = demoInstant(-1, 2, '19:00');
