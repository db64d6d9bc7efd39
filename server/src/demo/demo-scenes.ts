import { DEMO_START } from '../contests/demo/demo-season';
import { AUCTION_START, MARCH_START } from '../contests/demo/tournament/fill-demo-tournament';

/** Where the clock of a new demo league may start, epoch ms. */
export const DEMO_SCENES = {
  /** A Sunday of the football season. */
  november: DEMO_START,
  /** The evening before the tournament: an auction stands in the middle. */
  auction: AUCTION_START,
  /** The Friday of the basketball tournament's Sweet 16. */
  march: MARCH_START,
} as const;

export type DemoScene = keyof typeof DEMO_SCENES;
