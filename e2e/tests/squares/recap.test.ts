import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { shareWithSomebodyOutside } from '../../support/shared-recap';
import { openAs } from '../../support/signed-in';
import { openSquares } from '../../support/squares';
import { expect, test } from '../../support/test';

test.describe('the recap of a squares board', () => {
  // In the season's demo its tournament has long been played.
  const demo = useDemo();

  test('is reached from the board, says why another board has none, and is shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await openSquares(page, `${demo.site.url}/bbsquares`);
    // The board of the coming tournament comes first.
    await page.getByRole('combobox', { name: 'Contest' }).selectOption('Oak Street, 2026');
    await page.getByRole('region', { name: 'Squares Standings' }).getByRole('link', { name: 'Recap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Squares Recap 2026' })).toBeVisible();
    for (const name of ['Won the board', 'Also on this board', 'Your board', 'How it ended', 'Where they fell'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    for (const name of ['The final', 'The best square', 'The best day']) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture of the board/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const address = page.url();

    await shareWithSomebodyOutside(demo, page, /: 2026 tournament, Mar/);
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    await expect(page).toHaveURL(/\/bbsquares\?contest=\d+$/);
    // The next one's board is still being claimed.
    const next = Number(new URL(address).searchParams.get('contest')) + 1;
    await page.goto(`${demo.site.url}/bbsquares/recap?contest=${next}`);
    await expect(page.getByText(/^No game is decided yet\./)).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
