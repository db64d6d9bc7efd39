import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { joinLink } from '../support/join-link';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { fillSignIn, openBoard, signIn } from '../support/visit';

test.describe('the account', () => {
  const demo = useDemo();

  test('lets a player rename an entry, and the board shows the new name', async () => {
    const [user] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await openBoard(page);
    const { config } = await demo.site.call(user!, 'GET football/pagedata');
    const { contest_name: contest, Year: year, EntryName: old } = config.data[0]!;
    await page.goto('/accountsettings');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const field = page.getByRole('textbox', { name: `${contest}, ${year}`, exact: true });
    // The fields come with the answer, after the heading.
    await page.waitForFunction((name) => [...document.querySelectorAll('input')].some((input) => input.value === name), old);
    const all = await field.all();
    const values = await Promise.all(all.map((one) => one.inputValue()));
    await all[values.indexOf(old)]!.fill('Nails & Co. <1>');
    await expect(page.getByText('Changes not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await openBoard(page);
    await expect(page.locator('#overall').getByText('Nails & Co. <1>', { exact: true })).toBeVisible();
    await expect(page.locator('#overall').getByText(old, { exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('lets a player choose a color and letters, by which others know them in every contest', async () => {
    const [user, other] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await page.goto('/accountsettings');
    await page.getByRole('radio', { name: 'Plum' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('textbox', { name: 'Monogram' }).fill('qz');
    const preview = page.getByRole('group', { name: 'How others see you' });
    await expect(preview.locator('[data-letters="QZ"]')).toHaveAttribute('style', /person-plum/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    // Theirs in the bar follows at once.
    await expect(page.getByRole('button', { name: /^Account of/ }).locator('[data-letters="QZ"]')).toBeVisible();
    const refused = await openAs(demo, other!);
    await refused.page.goto('/accountsettings');
    await refused.page.getByRole('textbox', { name: 'Monogram' }).fill('QZ');
    await refused.page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(refused.page.getByText(/QZ is .* monogram, or looks like it\. Take other letters\./)).toBeVisible();
    for (const [at, panel] of [
      ['/football', '#overall'],
      ['/golf', '#standings'],
    ] as const) {
      await refused.page.goto(at);
      const mark = refused.page.locator(`${panel} [data-letters="QZ"]`).first();
      await expect(mark).toHaveAttribute('style', /person-plum/);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
    await refused.page.context().close();
  });

  test('lists the devices, and signs another one out', async () => {
    const [user] = demo.site.users;
    const other = await openPage(demo.browser, demo.site.url);
    await signIn(other.page, user!);
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await signIn(page, user!);
    await page.goto('/accountsettings');
    const devices = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Devices' }) });
    await expect(devices.getByText('This device')).toBeVisible();
    await expect(devices.getByText(/^Last used/).count()).resolves.toBeGreaterThan(1);
    expect(await axeViolations(page)).toEqual([]);
    await devices.getByRole('button', { name: 'Sign out all others' }).click();
    await devices.getByRole('button', { name: 'Sign out all others' }).last().click();
    await expect(devices.getByText('This device')).toBeVisible();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('section')]
        .filter((panel) => panel.innerText.startsWith('Devices'))
        .every((panel) => (panel.innerText.match(/Last used/g) ?? []).length === 1),
    );
    await other.page.reload();
    await expect(other.page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });

  test('takes a new player in by the link of the join mail, once', async () => {
    await demo.site.call(await demo.site.admin(), 'GET ad/adduser', { query: { email: 'nina@example.org', name: 'Nina' } });
    const link = await joinLink(demo.site, 'nina@example.org');
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('nina-chose-this');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Opening Poolhouse in')).toBeVisible();
    const set = performance.now();
    await page.waitForURL((url) => url.pathname === '/');
    expect(performance.now() - set).toBeGreaterThan(3000);
    expect(performance.now() - set).toBeLessThan(15_000);
    const welcome = page.getByRole('heading', { name: /^Welcome( back)?, Nina$/ });
    // The field of the page that goes cannot be written into.
    const form = page.locator('input[name="username"]:not([readonly])');
    await expect(welcome.or(form).first()).toBeVisible();
    if (await form.isVisible()) await fillSignIn(page, { username: 'Nina', password: 'nina-chose-this' });
    await expect(welcome).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();

    const again = await openPage(demo.browser, demo.site.url);
    await again.page.goto(link);
    await expect(again.page.getByRole('alert').filter({ hasText: /used/i })).toBeVisible();
    await expect(again.page.getByLabel('Password', { exact: true })).toHaveCount(0);
    expect(await axeViolations(again.page)).toEqual([]);
    await again.page.context().close();
  });

  test('asks for notices of a game by its bell, and keeps the answer', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const [user] = demo.site.users;
    await signIn(page, user!);
    await openBoard(page);
    const bell = page.getByRole('button', { name: /^Notifications for / }).first();
    const name = (await bell.getAttribute('aria-label'))!;
    await bell.click();
    const dialog = page.getByRole('dialog', { name: name.replace('Notifications for ', '') });
    await dialog.getByRole('switch', { name: 'Final' }).click();
    await expect(dialog.locator('[role=switch][aria-checked=true]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.locator(`button[aria-label="${name}"][aria-pressed=true]`)).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
