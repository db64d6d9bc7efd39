import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('my chances in the auction on the page of what is on', () => {
  const demo = useDemo(undefined, 'march');

  test('are those of the auction’s own page and of its bracket, with the game on which most hangs', async () => {
    const { page, complaints } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/live');
    const panel = page.getByRole('region', { name: /^My chances in the auction/ }).first();
    await expect(panel.getByText('In profit', { exact: true })).toBeVisible();
    const figures = await panel.getByRole('definition').allInnerTexts();
    expect(figures).toHaveLength(3);
    const [profit, first, expected] = figures;
    await expect(
      panel.getByText(/^If .+ beats .+: [<>]?\d+% → [<>]?\d+% in (profit|first place)\. If .+ wins: [<>]?\d+%\.$/),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await panel.getByRole('link', { name: 'Everybody’s chances' }).click();
    const own = page.getByRole('table', { name: 'Who may still win' }).getByRole('row', { name: /\bYou\b/i });
    await expect(own).toBeVisible();
    const cells = await own.getByRole('cell').allInnerTexts();
    expect(cells).toEqual(expect.arrayContaining([profit, first, expected]));

    await page.getByRole('link', { name: 'Bracket' }).first().click();
    const way = page.getByRole('region', { name: 'My money' }).getByRole('paragraph').filter({ hasText: 'Your chance to end in profit' });
    await expect(way).toContainText(profit!);
    expect(complaints).toEqual([]);
  });

  test('are left out across the room, where others see the screen as well', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/live?tv=1');
    await expect(page.getByRole('region', { name: 'Right now' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^My chances/ })).toHaveCount(0);
  });
});
