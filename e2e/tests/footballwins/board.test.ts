import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe';
import type { Account } from '../../support/call';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import { openWins } from '../../support/visit';

const PAGE = /\/api\/v1\/football\/footballwins_pagedata/;

test.describe('NFL wins', () => {
  const demo = useDemo();

  async function signedIn(who: Account = demo.site.users[0]!) {
    const opened = await openAs(demo, who);
    await opened.page.goto('/');
    return opened;
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.firstElementChild?.textContent ?? '');

  test('is reached from home, and has a cell for each team of each entry', async () => {
    const { page, complaints } = await signedIn();
    await page
      .getByRole('link', { name: /NFL Wins/ })
      .first()
      .click();
    await expect(page.getByRole('grid', { name: /Week \d+ Results/ })).toBeVisible();
    const {
      teams,
      standings,
      config: {
        data: [config],
      },
    } = await demo.site.call(demo.site.users[0]!, 'GET football/footballwins_pagedata');
    const owned = teams.data.filter((team) => team.entry_id !== null).length;
    const told = await page
      .locator('#results td[role="gridcell"][data-cell]')
      .evaluateAll((cells) => cells.map((cell) => cell.firstElementChild!.textContent));
    expect(told.filter((words) => words !== 'No further team')).toHaveLength(owned);
    await expect(page.locator('#overall tbody tr')).toHaveCount(standings.data.filter((row) => row.Week === 0).length);
    await expect(page.locator('#overall tr[data-mine="true"]')).toContainText(config!.EntryName, { useInnerText: true });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('walks the grid by arrows and the weeks by their links', async () => {
    const { page, complaints } = await signedIn();
    await openWins(page);
    await page.locator('#results [role="gridcell"][tabindex="0"]').focus();
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    const second = await focused(page);
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe(first);

    const answered = page.waitForResponse(PAGE);
    await page.getByRole('link', { name: 'Week 3', exact: true }).first().click();
    expect(new URL((await answered).url()).searchParams.get('week')).toBe('3');
    await expect(page.getByRole('heading', { level: 1, name: 'Week 3 NFL Wins' })).toBeVisible();
    await expect(page.getByText('after week 3', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('counts a win as the clock passes its end', async () => {
    const { page } = await signedIn();
    await openWins(page);
    const results = async () => (await page.locator('#results').innerText()).replaceAll('\n', ' ');
    const before = await results();
    await demo.site.moveClock((await demo.site.now()) + 60 * 60_000);
    const answered = page.waitForResponse(PAGE);
    await page.getByTitle('Refresh now').first().click();
    await answered;
    await page.waitForFunction((old) => document.querySelector('#results')?.textContent !== old, before);
    const {
      standings,
      config: {
        data: [config],
      },
    } = await demo.site.call(demo.site.users[0]!, 'GET football/footballwins_pagedata');
    const total = standings.data.filter((row) => row.Week === config!.week).reduce((sum, row) => sum + row.Wins, 0);
    expect(total).toBeGreaterThan(1);
    await expect(page.locator('#week tfoot').getByText(String(total), { exact: true }).first()).toBeVisible();
    await page.context().close();
  });

  test('leads to its season, draft and rules by its tabs', async () => {
    const { page, complaints } = await signedIn();
    await openWins(page);
    for (const [label, heading] of [
      ['Season', /^Season \d{4} NFL Wins$/],
      ['Draft', /^Draft \d{4} NFL Wins$/],
      ['Rules', /^NFL Wins Rules$/],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('posts to its own smack board', async () => {
    const { page } = await signedIn();
    await openWins(page);
    await page.locator('#smack').getByRole('textbox').fill('Half a point is half a point.');
    await page.locator('#smack').getByRole('button', { name: 'Post' }).click();
    await expect(page.locator('#smack').getByText('Half a point is half a point.', { exact: true })).toBeVisible();
    const { smack } = await demo.site.call(demo.site.users[0]!, 'GET football/pagedata');
    expect(smack.data.map((message) => message.Message)).not.toContain('Half a point is half a point.');
    await page.context().close();
  });

  test('is drafted by an administrator, seen by a player, and taken back', async () => {
    const admin = await demo.site.admin();
    const year = new Date(await demo.site.now()).getUTCFullYear();
    const { id } = await demo.site.call(admin, 'POST ad/add_contest', {
      body: { contest_type: 'footballwins', name: 'Draft Night', year },
    });
    const { users } = await demo.site.call(admin, 'GET ad/pagedata');
    const playing = users.data.filter((user) => [admin.username, demo.site.users[0]!.username].includes(user.username));
    for (const user of playing) await demo.site.call(admin, 'POST ad/add_contest_entry', { body: { contest_id: id!, user_id: user.id } });

    const { page, complaints } = await signedIn(admin);
    await page.evaluate((contest) => localStorage.setItem('footballwins_contest_id', String(contest)), id);
    await page.goto('/footballwins/draft');
    await page.getByRole('button', { name: 'Populate standings' }).click();
    await expect(page.getByText(/^32 teams put in/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Set order' }).click();
    await expect(page.getByText('The order is set.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Draft the Bills for / }).click();
    await expect(page.getByText(/took the Bills\.$/)).toBeVisible();

    const player = await signedIn();
    await player.page.evaluate((contest) => localStorage.setItem('footballwins_contest_id', String(contest)), id);
    await player.page.goto('/footballwins/draft');
    await expect(player.page.getByRole('gridcell', { name: 'Round 1, turn 1, Bills' })).toBeVisible();
    await expect(player.page.getByRole('button', { name: /^Draft |^Undo |Populate/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo BUF' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('gridcell', { name: 'Round 1, turn 1, on the clock' })).toBeVisible();
    await player.page.getByTitle('Refresh now').first().click();
    await expect(player.page.getByRole('gridcell', { name: 'Round 1, turn 1, on the clock' })).toBeVisible();
    expect([...complaints, ...player.complaints]).toEqual([]);
    await Promise.all([page.context().close(), player.page.context().close()]);
  });
});
