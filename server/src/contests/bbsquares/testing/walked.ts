import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import type { WalkedContest } from '../../../testing/whose/walked-contest';
import { GROUPS, type World } from '../../../testing/whose/world.store';
import { putClaims } from '../board/claims.store';
import { drawAgent } from '../draw/draw.agent';
import { FIRST_TIP, OVER, SELECTION } from './squares-league';

const HOUR = 3_600_000;
const square = (n: number) => ({ x_pos: n % 10, y_pos: Math.floor(n / 10) % 10 });

export const walked: WalkedContest = {
  spring: SELECTION + HOUR,
  recipes: {
    'POST bbsquares/savesquare': ({ t, n }) => ({
      type: 'square',
      contest_id: t.contest,
      ...square(n),
      entry_id: t.entry,
      reason: 'for it',
    }),
    'POST bbsquares/claim': ({ t, n }) => ({ contest_id: t.contest, entry_id: t.entry, squares: [n % 100] }),
    'POST bbsquares/settings': ({ t }) => ({ contest_id: t.contest, halftime_pct: 50 }),
    'POST bbsquares/reopen': ({ t }) => ({ contest_id: t.contest, reason: 'for the test' }),
    'POST bbsquares/halftime': async ({ t, world }) => {
      const body = { contest_id: t.contest, event_id: t.event, score1: 1, score2: 2 };
      const looked = await world.call('POST bbsquares/preview_halftime', { as: world.as.carl, body });
      return { ...body, digest: looked.data?.digest ?? 'none', reason: 'for the test' };
    },
  },
  ofAllPlayers: { squares_boards: 'closes when the last square is claimed' },
  later: [
    { title: 'on boards that are drawn', go: (world) => filledUntil(world, FIRST_TIP - 6 * HOUR) },
    { title: 'on boards that have been played', go: (world) => filledUntil(world, OVER) },
  ],
};

/** All hundred squares of each group's board are claimed, and its games played up to then. */
async function filledUntil({ db, circles, clock }: World, now: number): Promise<void> {
  for (const group of GROUPS) {
    const { player, mate } = circles[group].entries.bbsquares;
    const claims = Array.from({ length: 100 }, (_, n) => ({
      x: n % 10,
      y: Math.floor(n / 10),
      entryId: n % 2 ? player : mate,
      by: 'Carl',
      reason: '',
    }));
    await db.write((tx, invalidate) => putClaims(tx, invalidate, circles[group].contests.bbsquares, { claims, now: clock.now() }));
  }
  clock.set(now);
  await applyVisibleResults(db, now);
  await drawAgent().run({ db, clock, log: { warn: () => {} }, signal: new AbortController().signal });
}
