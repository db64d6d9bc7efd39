import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { fillSignIn, signIn } from '../support/visit';

describe('signing in', () => {
  const demo = useDemo();

  it('says under the form that a password was wrong, and keeps nothing', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await page.goto('/');
    await fillSignIn(page, { username: demo.site.users[0]!.username, password: 'not this' });
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await expect(page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))).resolves.toEqual([]);
    await page.context().close();
  });

  it('welcomes a player, does so again after a reload without the password, and forgets all at the end', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const [user] = demo.site.users;
    await signIn(page, user!);
    await expect(page.title()).resolves.toContain('Poolhouse');
    await page.getByRole('link', { name: 'Football' }).first().waitFor();
    await expect(page.evaluate(() => JSON.stringify({ ...localStorage }))).resolves.not.toContain(user!.password);

    await page.reload();
    await page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) }).waitFor();

    const before = await page.evaluate(() => ({ ...localStorage }));
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();

    // The device secret is dead on the server too: putting it back signs nobody in.
    expect(complaints).toEqual([]);
    await page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value as string)), before);
    await page.reload();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await page.context().close();
  });

  it('sends a guest to the sign-in form and then to the page that was wanted', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await page.goto('/football');
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await fillSignIn(page, demo.site.users[0]!);
    await page.getByRole('heading', { level: 1, name: /^Week \d+/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/football');
    await page.context().close();
  });

  it('says Unexpected Application Error! where no page is', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await page.goto('/no/such/page');
    await page.getByText('Unexpected Application Error!').waitFor();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await page.getByRole('heading', { name: /^Welcome( back)?, / }).waitFor();
    await page.context().close();
  });
});
