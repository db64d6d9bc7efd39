import { axeViolations } from '../../support/axe';
import { openPage } from '../../support/browser';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the recap of a football week', () => {
  const demo = useDemo();

  test('is opened, walked through and shared with somebody outside', async () => {
    const user = demo.site.users.find(({ username }) => username === 'rusty')!;
    const { page, complaints } = await openAs(demo, user);
    await page.goto(`${demo.site.url}/football/recap`);
    await expect(page.getByRole('heading', { level: 1, name: 'Week 10 recap' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Picture of week 10/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Week 9', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 9 recap' })).toBeVisible();
    await page.getByRole('link', { name: /^Week 11/ }).click();
    await expect(page.getByText(/open\. The recap is here when/)).toBeVisible();

    const { contest_id } = (await demo.site.call(user, 'GET football/recap')).config.data[0]!;
    await page.goto(`${demo.site.url}/football/recap?week=9`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
    const { path } = await demo.site.call(user, 'GET utils/recap_card', { query: { contest_id, round: 9 } });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    expect(complaints).toEqual([]);
    await page.context().close();

    const outside = await openPage(demo.browser, demo.site.url);
    await outside.page.goto(path);
    await expect(outside.page.getByRole('heading', { level: 1, name: /Week 9/ })).toBeVisible();
    expect(await outside.page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect(await axeViolations(outside.page)).toEqual([]);
    await outside.page.context().close();
  });
});
