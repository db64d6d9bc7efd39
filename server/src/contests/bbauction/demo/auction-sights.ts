import type { DemoSight } from '../../demo/demo-site';
import { DEMO_TOURNAMENT } from '../../demo/tournament/demo-tournament';

const SECOND = `/bbauction/auction?year=${DEMO_TOURNAMENT}&group=2`;

export const auctionSights: readonly DemoSight[] = [
  {
    scene: 'auction',
    title: 'Bid in a live auction',
    about: 'Teams come up one after the other, the others bid, and the clock runs.',
    username: 'rusty',
    path: SECOND,
    sketch: 'hammer',
  },
  {
    scene: 'auction',
    title: 'Hold the hammer',
    about: 'Pause, undo, and put teams up.',
    username: 'casey',
    path: SECOND,
    sketch: 'hammer',
  },
  {
    scene: 'march',
    title: 'Follow what you bought',
    about: 'The bracket of who owns whom, with games on.',
    username: 'rusty',
    path: '/bbauction',
    sketch: 'bracket',
  },
];
