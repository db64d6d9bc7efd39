import type { DemoSketch } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import type { Random } from '../../sport/practice/random.rules';
import type { DemoGame } from './demo-games';
import type { DemoScene } from './demo-scenes';
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
  invalidate: Invalidate;
  /** By username. */
  userIds: ReadonlyMap<string, number>;
  season: DemoGames;
  last: DemoGames;
  /** Where the first contest goes on rolling after the games. Others roll their own, so that none changes another's demo. */
  random: Random;
  /** Where the demo's clock begins, epoch ms. What is over by then has ended. */
  start: number;
  /** Up to when its people have picked and talked, epoch ms: `livedUntil(start)`. */
  until: number;
}

/** Something to look at first in a demo. */
export interface DemoSight {
  /** The moment in which it is there. */
  readonly scene: DemoScene;
  readonly title: string;
  /** What is seen there, in a sentence. */
  readonly about: string;
  /** Who sees it best. */
  readonly username: string;
  /** Where it is on the site. */
  readonly path: string;
  /** What it looks like there. */
  readonly sketch: DemoSketch;
}

/** A contest's part of the demo. */
export interface DemoContest {
  /** Who plays in it and in which group, in the order in which the demo adds them; a user belongs to the first group that is said. */
  readonly players?: readonly { readonly username: string; readonly group: number }[];
  /** What its groups of players are called; of several names for one the first holds. */
  readonly groups?: readonly { readonly group: number; readonly name: string }[];
  /** What its part has to show, the best first. */
  readonly sights?: readonly DemoSight[];
  fill(site: DemoSite): Promise<void>;
}

/** Everybody joined when summer ended, so that all weeks count for all. */
export const OPENED_AT = demoInstant(-1, 2, '19:00');
