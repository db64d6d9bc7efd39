import type { Page } from '@playwright/test';
import { watchDraws } from '../../shared-ui/src/testing/watch-draws';
import { useDemo } from '../support/demo';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { openBoard, refreshBoard } from '../support/visit';

/** Components that may be drawn in a second in which nothing happens. */
const DRAWS_A_SECOND = 5;
/** Components that may be drawn for one score: its game, and in the week's table the chances of those who have a pick on it. */
const DRAWS_FOR_A_SCORE = 83;
const SECONDS = 10;

/** Components drawn since it was asked last. */
const draws = (page: Page): Promise<{ total: number; of: Record<string, number> }> =>
  page.evaluate(() => {
    const seen = (window as never as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { poolhouseDraws: { names: string[] } } })
      .__REACT_DEVTOOLS_GLOBAL_HOOK__.poolhouseDraws;
    const names = seen.names.splice(0);
    const of: Record<string, number> = {};
    for (const name of names) of[name] = (of[name] ?? 0) + 1;
    return { total: names.length, of };
  });

/** Waits for a second in which hardly anything is drawn: all that comes by and by is there. */
async function settled(page: Page): Promise<void> {
  const end = performance.now() + 30_000;
  do {
    if (performance.now() > end) throw new Error('the board was drawn for 30 s');
    await draws(page);
    await page.waitForTimeout(1000);
  } while ((await draws(page)).total > DRAWS_A_SECOND);
}

test.describe('a board that is looked at', () => {
  const demo = useDemo();

  test('draws its seconds alone while nothing happens', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.addInitScript(watchDraws);
    await openBoard(page);
    await settled(page);
    await page.waitForTimeout(SECONDS * 1000);
    const { total, of } = await draws(page);
    expect({ total, most: total > DRAWS_A_SECOND * SECONDS ? of : {} }).toEqual({ total, most: {} });
    await page.context().close();
  });

  test('draws one game for one score, and the chances that it changes', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.addInitScript(watchDraws);
    await openBoard(page);
    const admin = await demo.site.admin();
    const live = (await demo.site.call(demo.site.users[0]!, 'GET football/pagedata')).scores.data.find((game) => game.inProgress === 1)!;
    await refreshBoard(page);
    await settled(page);
    await demo.site.call(admin, 'POST ad/set_game', {
      body: { id: live.ID, state: 'in_progress', score1: (live.score1 ?? 0) + 3, score2: live.score2 ?? 0 },
    });
    // The board is live while a game is on: the score comes by itself.
    await expect(
      page.getByRole('article', { name: `${live.team1} at ${live.team2}` }).getByText(String((live.score1 ?? 0) + 3), { exact: true }),
    ).toBeVisible();
    await page.waitForTimeout(500);
    const { total, of } = await draws(page);
    expect({ total, most: total > DRAWS_FOR_A_SCORE ? of : {} }).toEqual({ total, most: {} });
    await page.context().close();
  });
});
