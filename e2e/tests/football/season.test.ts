import { axeViolations } from '../../support/axe';
import { openPage } from '../../support/browser';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe("a player's own season", () => {
  const demo = useDemo();

  test('is shared with somebody outside, who sees it until its player ends the link', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/football/season/me`);
    await expect(page.getByRole('img', { name: /^Picture of the \d{4} season of / })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain('/share/season?token=');

    const outside = await openPage(demo.browser, demo.site.url);
    await outside.page.goto(address);
    await expect(outside.page.getByRole('heading', { level: 1, name: /season so far$/ })).toBeVisible();
    await expect(outside.page.getByText(/^After \d+ weeks: |\. After \d+ weeks: /)).toBeVisible();
    expect(await outside.page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect(await axeViolations(outside.page)).toEqual([]);

    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByRole('button', { name: 'End the link' })).toHaveCount(0);
    expect(complaints).toEqual([]);
    expect((await outside.page.goto(address))?.status()).toBe(404);
    await Promise.all([page, outside.page].map((one) => one.context().close()));
  });
});
