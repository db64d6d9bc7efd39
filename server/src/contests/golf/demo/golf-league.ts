import { DateTime } from 'luxon';
import type { DemoMessage, DemoTalker } from '../../demo/demo-smack';
import { DEMO_ZONE } from './demo-season';

/** How an entry plays: whom it likes to pick, and where it stands on the demo's Sunday. */
export interface DemoGolfEntry extends DemoTalker {
  /** From 0, who picks anybody of a group, to 1, who picks its favourites. */
  readonly taste: number;
  readonly side: boolean;
  readonly pick1: boolean;
  /** Golfers of this entry who are still in on Sunday; undefined: as it comes. */
  readonly through?: number;
  /** Forgot the picks of the tournament that is on, so the house gave them. */
  readonly forgot?: boolean;
  /** Has the picks of the next tournament in. */
  readonly next: boolean;
}

const entry = (name: string, user: string, taste: number, over: Partial<DemoGolfEntry> = {}): DemoGolfEntry => ({
  name,
  user,
  taste,
  side: true,
  pick1: false,
  next: true,
  ...over,
});

export const golfLeague: readonly DemoGolfEntry[] = [
  entry('Rusty Nail', 'rusty', 0.55, { next: false, pick1: true, through: 3 }),
  entry('Casey Divots', 'casey', 0.6, { pick1: true }),
  entry('Par Marcus', 'marcus', 0.4, { through: 4 }),
  entry('Hail Marys', 'mary', 0.5, { pick1: true }),
  entry('Mulligan Monday', 'ingrid', 0.2, { through: 1 }),
  entry('Walt in the Water', 'walt', 0.3, { side: false }),
  entry('Priya for Birdie', 'priya', 0.7, { pick1: true, through: 4 }),
  entry('The Shankopotamus', 'gus', 0.1, { forgot: true, next: false, side: false }),
  entry('Dana Drives', 'dana', 0.45, { pick1: true }),
  entry('Theo the Bogeyman', 'theo', 0.05, { through: 0, next: false }),
  entry('Lou Lies Two', 'lou', 0.5, { side: false }),
  entry('Coffee & Chip-ins', 'omar', 0.35, { pick1: true }),
];

const at = (time: string): number => DateTime.fromISO(time, { zone: DEMO_ZONE }).toMillis();

const say = (user: string, time: string, message: string): DemoMessage => {
  const who = golfLeague.find((one) => one.user === user) ?? { user, name: user };
  return { entry: { user, name: who.name }, message, at: at(time) };
};

export const golfSayings: readonly DemoMessage[] = [
  say('casey', '2026-09-06T19:10', 'One down, eleven to go. Nobody panic, except Theo.'),
  say('theo', '2026-09-06T19:22', 'My golfers are saving their good holes for the majors.'),
  say('mary', '2026-09-20T20:05', 'Double points and my best ball finally showed up.'),
  say('walt', '2026-10-04T18:40', 'Three in the water on 16. Three different golfers!'),
  say('priya', '2026-10-18T21:15', 'Group 4 wins tournaments. You all laugh, I cash.'),
  say('gus', '2026-11-08T17:55', 'I picked all four from the leaderboard. The wrong end of it.'),
  say('lou', '2026-11-19T12:31', 'First tee at 7:35 and I was asleep with my picks in. Take notes, Gus.'),
  say('gus', '2026-11-19T12:44', 'The house picks for me. The house always wins.'),
  say('ingrid', '2026-11-20T20:18', 'Three of mine missed the cut. The fourth is carrying a piano.'),
  say('marcus', '2026-11-22T14:05', 'All four through and <b>all four</b> on the course. Let’s go.'),
  say('rusty', '2026-11-22T15:02', 'Best ball is flying and I have counted every one of them.'),
];
