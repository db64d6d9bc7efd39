import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { expect, test } from '../support/test';
import { fillSignIn, signIn } from '../support/visit';

test.describe('signing in', () => {
  const demo = useDemo();

  test('says under the form that a password was wrong, and keeps nothing', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await page.goto('/');
    await fillSignIn(page, { username: demo.site.users[0]!.username, password: 'not this' });
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    // The theme, and which list of remotes was the newest, are the browser's and nobody's.
    await expect(
      page.evaluate(() => Object.keys(localStorage).filter((key) => !['theme', 'clock', 'poolhouse.registry'].includes(key))),
    ).resolves.toEqual([]);
    await page.context().close();
  });

  test('welcomes a player, does so again after a reload without the password, and forgets all at the end', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const [user] = demo.site.users;
    await signIn(page, user!);
    await expect(page).toHaveTitle(/Poolhouse/);
    await expect(page.getByRole('link', { name: 'Football' }).first()).toBeVisible();
    await expect(page.evaluate(() => Object.values(localStorage).join('\n'))).resolves.not.toContain(user!.password);

    await page.reload();
    await expect(page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) })).toBeVisible();

    const before = await page.evaluate(() => ({ ...localStorage }));
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();

    // The device secret is dead on the server too: putting it back signs nobody in.
    expect(complaints).toEqual([]);
    await page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value as string)), before);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await page.context().close();
  });

  test('sends a guest to the sign-in form and then to the page that was wanted', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await page.goto('/football');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await fillSignIn(page, demo.site.users[0]!);
    await expect(page.getByRole('heading', { level: 1, name: /^Week \d+/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/football');
    await page.context().close();
  });

  test('says Unexpected Application Error! where no page is', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await page.goto('/no/such/page');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page.getByRole('heading', { name: /^Welcome( back)?, / })).toBeVisible();
    await page.context().close();
  });
});
