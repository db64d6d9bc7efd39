import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

/** A figure of a panel by its name, once it is counted. */
async function figureOf(page: Page, panel: string, label: string): Promise<string> {
  const figure = page
    .getByRole('region', { name: panel })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .getByRole('definition');
  return (await figure.first().innerText()).trim();
}

for (const scene of [undefined, 'cut'] as const)
  test.describe(`my chances in golf on the page of what is on, ${scene ?? 'Sunday'}`, () => {
    const demo = useDemo(undefined, scene);

    test('are those of golf’s own page and of its board', async () => {
      const { page, complaints } = await openAs(demo, demo.site.users[0]!);
      await page.goto('/live');
      const panel = page.getByRole('region', { name: 'My chances in golf' });
      await expect(panel.getByText('on average')).toBeVisible();
      const figures = [];
      for (const label of ['First', 'Any prize', 'Points']) figures.push(await figureOf(page, 'My chances in golf', label));
      expect(figures[0]).toMatch(/^[<>]?\d+%$/);
      const worths = panel.getByRole('list').getByRole('listitem');
      for (const text of await worths.allInnerTexts())
        expect(text).toMatch(/^A birdie of .+ on \d+, not a bogey:\s+[+−]\d+%\s+(One|Not one) of yours$/);
      expect(await axeViolations(page)).toEqual([]);

      await panel.getByRole('link', { name: 'Everybody’s chances' }).click();
      const own = page.getByRole('table', { name: 'Win chances' }).getByRole('row', { name: /\bYou\b/i });
      await expect(own.getByRole('cell').last()).toBeVisible();
      expect((await own.getByRole('cell').allInnerTexts()).slice(-3)).toEqual(figures);

      await page.goto('/golf');
      const way = page.getByRole('region', { name: 'My golfers' }).getByRole('paragraph').filter({ hasText: 'Your chance of first' });
      await expect(way).toContainText(figures[0]!);
      expect(complaints).toEqual([]);
    });
  });
