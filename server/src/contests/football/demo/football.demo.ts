import type { DemoContest, DemoSight } from '../../demo/demo-site';
import { fillFootball } from './fill-football';
import { fillLastFootball } from './fill-last-football';
import { demoContests } from './football-league';

const asRusty = { username: 'rusty', path: '/football', sketch: 'rows' } as const;

const sights: readonly DemoSight[] = [
  {
    scene: 'kickoff',
    title: 'Make your picks',
    about: 'The early games kick off in two minutes and a half, and two of your five picks are missing.',
    username: 'rusty',
    path: '/football/makepicks',
    sketch: 'rows',
  },
  { scene: 'sunday', title: 'Sweat a Sunday', about: 'Your picks while they are played, and what each of them still needs.', ...asRusty },
  { scene: 'monday', title: 'The last game of the week', about: 'One game is open, and the week is nearly decided.', ...asRusty },
];

/** The contests against the spread of this season and the last; everybody of the demo plays in one. */
export const footballDemo: DemoContest = {
  players: demoContests.flatMap(({ group, entries }) => entries.map(({ user }) => ({ username: user, group }))),
  sights,
  groups: demoContests.map(({ group, name }) => ({ group, name })),
  async fill(site) {
    await fillFootball(site);
    await fillLastFootball(site);
  },
};
