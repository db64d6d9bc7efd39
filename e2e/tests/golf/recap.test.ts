import { useDemo } from '../../support/demo';
import { shareWithSomebodyOutside } from '../../support/shared-recap';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the recap of a golf tournament', () => {
  const demo = useDemo();

  test('is reached from the season and the board, walked through and shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/golf/season`);
    await page.getByRole('region', { name: 'Recaps' }).getByRole('link', { name: 'Stone Chapel Invitational', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stone Chapel Invitational recap' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Tournament' }).selectOption('Sandpiper Cup of Strokes');
    await expect(page.getByRole('heading', { level: 1, name: 'Sandpiper Cup of Strokes recap' })).toBeVisible();
    // Back to the board of this tournament, which leads here as well.
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    await page.getByRole('region', { name: 'Standings' }).getByRole('link', { name: 'Recap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sandpiper Cup of Strokes recap' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'The swing' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture of Sandpiper Cup of Strokes/ })).toBeVisible();
    await shareWithSomebodyOutside(demo, page, /: Sandpiper Cup of Strokes, Nov 5–8$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('of Pick1 is reached from the board, goes to another tournament and is shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/golf/recap`);
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    await page.getByRole('region', { name: 'Pick1 Contest' }).getByRole('link', { name: 'Recap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick1: .* recap$/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Tournament' }).selectOption('Sandpiper Cup of Strokes');
    await expect(page.getByRole('heading', { level: 1, name: 'Pick1: Sandpiper Cup of Strokes recap' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'How it ended' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The worst pick' })).toBeVisible();
    await shareWithSomebodyOutside(demo, page, /: Sandpiper Cup of Strokes, Nov 5–8$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
