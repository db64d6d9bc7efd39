import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import { Kennel, openUnderdogs } from '../../support/underdogs';
import { openSupposed, supposeAndTakeBack } from '../../support/what-if';

test.describe('what if on Underdogs’ board', () => {
  const demo = useDemo();

  test('supposes how a game ends: the season’s table as it would stand, a link that another player opens, and the way back', async () => {
    const { page, complaints } = await openAs(demo, new Kennel(demo.site, 'rusty').account);
    await openUnderdogs(page);
    const on = (one: typeof page) => ({ page: one, tables: [], added: [one.getByRole('region', { name: 'Standings', exact: true })] });
    const supposed = await supposeAndTakeBack(on(page));
    expect(new URL(supposed.link).pathname).toBe('/underdogs');

    const other = await openAs(demo, new Kennel(demo.site, 'dana').account, { viewport: { width: 390, height: 844 } });
    await openSupposed(on(other.page), supposed);
    // A phone draws a panel anew when it comes near.
    await other.page.locator('#season').scrollIntoViewIfNeeded();
    await expect(other.page.getByRole('gridcell', { name: /, supposed$/ })).not.toHaveCount(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('on the season’s page: my place, the table, my picks and the race as they would stand, by a link as well, and back to now', async () => {
    const { page, complaints } = await openAs(demo, new Kennel(demo.site, 'rusty').account);
    await page.goto('/underdogs/season');
    const region = (one: typeof page, name: string) => one.getByRole('region', { name, exact: true });
    const on = (one: typeof page) => ({ page: one, tables: ['Standings', 'Race of the season'].map((name) => region(one, name)) });
    await region(page, 'What if').waitFor();
    const supposed = await supposeAndTakeBack(on(page));
    expect(new URL(supposed.link).pathname).toBe('/underdogs/season');

    const other = await openAs(demo, new Kennel(demo.site, 'dana').account, { viewport: { width: 390, height: 844 } });
    await openSupposed(on(other.page), supposed);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});
