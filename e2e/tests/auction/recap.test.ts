import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { shareWithSomebodyOutside } from '../../support/shared-recap';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the recap of an auction', () => {
  // In the season's demo its tournament has long been played.
  const demo = useDemo();

  test('is reached from the bracket, goes to the group’s other auction and is shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/bbauction?year=2026&group=1`);
    await page.getByRole('region', { name: 'Standings' }).getByRole('link', { name: 'Recap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Auction Recap' })).toBeVisible();
    for (const name of ['Won the auction', 'Also in this auction', 'Your auction', 'How it ended', 'Settlement', 'The evening'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The best buy' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture of the auction/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const first = await page.getByRole('region', { name: 'Won the auction' }).textContent();
    await page.goto(`${demo.site.url}/bbauction/recap?year=2026&group=2`);
    await expect(page.getByRole('region', { name: 'Won the auction' })).not.toHaveText(first!);
    await shareWithSomebodyOutside(demo, page, /: 2026 tournament, Mar/);
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    await expect(page).toHaveURL(/\/bbauction\?year=2026&group=2$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
