import { giveAuthenticator } from '../support/authenticator';
import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { expect, test } from '../support/test';
import { fillSignIn, signIn } from '../support/visit';

test.describe('a passkey', () => {
  const demo = useDemo();

  test('is added in the settings, asked for at sign-in, replaced by a recovery code, and removed', async () => {
    const [, user] = demo.site.users;
    // Browsers know no passkeys of an address in numbers; this machine has a name as well.
    const { page, complaints } = await openPage(demo.browser, demo.site.url.replace('127.0.0.1', 'localhost'));
    const authenticator = await giveAuthenticator(page);
    await signIn(page, user!);
    await page.goto('/accountsettings');
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await panel.getByRole('textbox', { name: 'Name' }).fill('Test browser');
    await panel.getByLabel('Your password').fill('not it');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('The password is wrong.')).toBeVisible();
    await panel.getByLabel('Your password').fill(user!.password);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('Your recovery codes')).toBeVisible();
    const codes = (await panel.locator('pre').innerText()).split('\n');
    expect(codes).toHaveLength(10);
    expect(await authenticator.credentials()).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'I have kept them' }).click();
    await expect(panel.getByText('Test browser', { exact: true })).toBeVisible();

    const signOut = async () => {
      await page.evaluate(() => localStorage.removeItem('auth2'));
      await page.goto('/');
    };
    await signOut();
    await fillSignIn(page, user!);
    await expect(page.getByText('Now confirm with your passkey.', { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) })).toBeVisible();

    await signOut();
    await fillSignIn(page, user!);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This recovery code is not known' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!.toUpperCase());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) })).toBeVisible();

    await page.goto('/accountsettings');
    await expect(panel.getByText('9 recovery codes are left', { exact: false })).toBeVisible();
    await panel.getByRole('button', { name: 'Remove Test browser' }).click();
    await panel.getByLabel('Your password').fill(user!.password);
    await panel.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expect(panel.getByText('With a passkey nobody signs in as you', { exact: false })).toBeVisible();
    await signOut();
    await fillSignIn(page, user!);
    await expect(page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) })).toBeVisible();
    // A refused password and a wait for the second step are told by the browser's console as well.
    expect(complaints.filter((line) => !/status of 40[13]/.test(line))).toEqual([]);
    await page.context().close();
  });

  test('is not offered where the browser would know none, with the way to where it does', async () => {
    const [, user] = demo.site.users;
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, user!);
    await page.goto('/accountsettings');
    await expect(page.getByText(`Passkeys work at ${demo.site.url.replace('127.0.0.1', 'localhost')}`, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
    await page.context().close();
  });
});
