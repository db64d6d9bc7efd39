import { openPage } from '../../support/browser';
import { useDemo } from '../../support/demo';
import { signIn } from '../../support/visit';

describe('the console’s tools', () => {
  const demo = useDemo();
  const asAdmin = async (viewport: { width: number; height: number }) => {
    const opened = await openPage(demo.browser, demo.site.url, { viewport });
    await signIn(opened.page, await demo.site.admin());
    await opened.page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await opened.page.getByRole('heading', { level: 2, name: 'Activity log' }).waitFor();
    return opened;
  };

  it('Test shows how the site does, in full and without a secret', async () => {
    const { page, complaints } = await asAdmin({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    const text = await page.getByRole('region', { name: 'What the test said' }).textContent();
    const { data } = JSON.parse(text ?? '') as { data: { mode: string; engine: string; write_and_rollback_ms: number } };
    expect(data).toMatchObject({ mode: 'practice', engine: 'sqlite' });
    expect(data.write_and_rollback_ms).toBeGreaterThanOrEqual(0);
    expect(text).not.toMatch(/https?:|PRIVATE|secret/i);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('adds a user who is then found as one types, and whose card and log line tell of it', async () => {
    const { page, complaints } = await asAdmin({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('form', { name: 'Add User' });
    await form.getByRole('textbox', { name: 'Email' }).fill('g.tran@example.com');
    await form.getByRole('button', { name: 'Add User' }).click();
    await form.getByText(/^success/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Find a user' }).fill('tran');
    await page.getByRole('button', { name: 'Open g.tran@example.com' }).click();
    const card = page.getByRole('dialog', { name: 'g.tran' });
    await card.getByText('Last sign-in').waitFor();
    await card.getByText('never', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('table', { name: 'Activity log' }).getByRole('button', { name: 'user.added' }).first().click();
    await page.getByRole('dialog').getByText('g.tran@example.com').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is walked through by the keyboard: tabs by arrows, a tool by Enter', async () => {
    const { page } = await asAdmin({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: 'Admin', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: /Spreads$/ }).waitFor();
    await page.getByRole('button', { name: 'Reset Password' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Reset Password' }).waitFor();
    await page.context().close();
  });
});
