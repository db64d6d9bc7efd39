import type { Page } from '@playwright/test';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const QUARTER_HOUR = 15 * 60_000;

const textOf = (page: Page, panel: string) => page.locator(`#${panel} tbody`).first().innerText();

test.describe('panels of a live golf board', () => {
  const demo = useDemo();

  test('stay as they were while they are far from the screen, and are up to date when they are scrolled to', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!, { viewport: { width: 390, height: 844 } });
    await page.goto('/golf');
    await expect(page.locator('#standings tbody')).toBeVisible();
    const [mine, golfers] = [await page.locator('#mine').innerText(), await textOf(page, 'golfers')];
    await demo.site.moveClock((await demo.site.now()) + QUARTER_HOUR);
    await page.waitForFunction((before) => document.querySelector<HTMLElement>('#mine')?.innerText !== before, mine);
    await page.waitForTimeout(500);
    expect(await textOf(page, 'golfers')).toBe(golfers);
    await page.getByRole('link', { name: 'Golfers' }).click();
    await page.waitForFunction((before) => document.querySelector<HTMLElement>('#golfers tbody')?.innerText !== before, golfers);
    const near = await textOf(page, 'golfers');
    await page.reload();
    await expect(page.locator('#golfers tbody')).toBeVisible();
    expect(near).toBe(await textOf(page, 'golfers'));
    await page.context().close();
  });
});
