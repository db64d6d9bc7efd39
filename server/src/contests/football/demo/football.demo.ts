import type { DemoContest } from '../../demo/demo-site';
import { fillFootball } from './fill-football';
import { fillLastFootball } from './fill-last-football';
import { demoContests } from './football-league';

/** The contests against the spread of this season and the last; everybody of the demo plays in one. */
export const footballDemo: DemoContest = {
  players: demoContests.flatMap(({ group, entries }) => entries.map(({ user }) => ({ username: user, group }))),
  groups: demoContests.map(({ group, name }) => ({ group, name })),
  async fill(site) {
    await fillFootball(site);
    await fillLastFootball(site);
  },
};
