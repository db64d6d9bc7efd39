import { FeedServer, json } from '../../../server/src/sport/feeds/testing/feed-server';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('the console’s tools', () => {
  const feed = new FeedServer();
  const demo = useDemo(async () => {
    const scoreboard = await feed.start();
    feed.willAnswer(json({ leagues: [], events: [{ id: '1', name: 'Nobody at Nowhere' }] }));
    return { POOLHOUSE_FEEDS_IN_PRACTICE: '1', POOLHOUSE_NCAA_SCOREBOARD_URL: String(scoreboard) };
  });
  test.afterAll(() => feed.stop());
  const asAdmin = async (viewport: { width: number; height: number }) => {
    const opened = await openAs(demo, await demo.site.admin(), { viewport });
    await opened.page.goto('/ad?tab=admin');
    await expect(opened.page.getByRole('heading', { level: 2, name: 'Activity log' })).toBeVisible();
    return opened;
  };

  test('Test shows how the site does, in full and without a secret', async () => {
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

  test('adds a user who is then found as one types, and whose card and log line tell of it', async () => {
    const { page, complaints } = await asAdmin({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('form', { name: 'Add User' });
    await form.getByRole('textbox', { name: 'Email' }).fill('g.tran@example.com');
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(form.getByText(/^success/)).toBeVisible();
    // The button that was pressed has lost the focus for a moment.
    await form.getByRole('textbox', { name: 'Email' }).press('Escape');
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: /^Admin/ })
      .click();
    await page.getByRole('searchbox', { name: 'Find a user' }).fill('tran');
    await page.getByRole('button', { name: 'Open g.tran@example.com' }).click();
    const card = page.getByRole('dialog', { name: 'g.tran' });
    await expect(card.getByText('Last sign-in')).toBeVisible();
    await expect(card.getByText('never', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('table', { name: 'Activity log' }).getByRole('button', { name: 'User: added' }).first().click();
    await expect(page.getByRole('dialog').getByText('g.tran@example.com')).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('leaves one’s own picks after kick-off to another administrator, and takes back what was set for a player', async () => {
    const { site } = demo;
    const admin = await site.admin();
    const { config, events, users } = await site.call(admin, 'GET football/ad');
    const { contest_id, entry_id: own } = config.data[0]!;
    const started = new Set(events.data.filter((event) => event.started === 1).map(({ ID }) => ID));
    const picksOf = async (entry_id: number) =>
      (await site.call(admin, 'GET football/pending_picks', { query: { entry_id } })).current_picks.data[0]!;
    /** The first of five whose game has kicked off. */
    const startedSlot = (row: Awaited<ReturnType<typeof picksOf>>) =>
      ([1, 2, 3, 4, 5] as const).find((n) => started.has(row[`event_id${n}`] ?? 0));
    const { page } = await asAdmin({ width: 1440, height: 900 });
    await page.goto(`/ad?${new URLSearchParams({ tab: 'mf-football/console/football' })}`);
    const form = page.getByRole('group', { name: 'User Picks Utility' });
    await form.getByRole('combobox', { name: 'Entry' }).selectOption(String(own));
    const mine = form.getByRole('combobox', { name: `Pick ${startedSlot(await picksOf(own))!}` });
    const picked = await mine.inputValue();
    const options = await mine.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await mine.selectOption(options.findLast((value) => value !== picked)!);
    await form.getByRole('textbox', { name: 'Reason' }).fill('I meant the other one');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Another administrator has to change your own entry.')).toBeVisible();

    // Somebody else's pick of a game that is on is turned round; the console takes it back.
    const others = await Promise.all(users.data.filter(({ entry_id }) => entry_id !== own).map(({ entry_id }) => picksOf(entry_id)));
    const before = others.find((row) => startedSlot(row) !== undefined)!;
    const n = startedSlot(before)!;
    const game = events.data.find(({ ID }) => ID === before[`event_id${n}`])!;
    const turned = before[`Pick${n}`] === game.Pick1 ? game.Pick2 : game.Pick1;
    const reason = 'Said so on the phone';
    await site.call(admin, 'POST football/MakePicksGuts', {
      body: { entry_id: before.entry_id, [`Pick${n}`]: turned, [`event_id${n}`]: game.ID, reason },
    });
    expect((await picksOf(before.entry_id))[`Pick${n}`]).toBe(turned);
    await page.goto('/ad?tab=contests');
    const { name } = (await site.call(admin, 'GET ad/contests')).active_contests.data.find(({ id }) => id === contest_id)!;
    await page.getByRole('table', { name: 'Active contests' }).getByRole('button', { name, exact: true }).first().click();
    const line = page.getByRole('region', { name: 'Overrides' }).getByRole('listitem').filter({ hasText: reason });
    await line.getByRole('button', { name: 'Open' }).click();
    await line.getByRole('textbox', { name: 'Reason' }).fill('The wrong entry');
    await line.getByRole('button', { name: 'Undo' }).click();
    await expect(line.getByText('It was taken back.')).toBeVisible();
    expect((await picksOf(before.entry_id))[`Pick${n}`]).toBe(before[`Pick${n}`]);
    await page.context().close();
  });

  test('shows what a feed answered and why it was not believed', async () => {
    const { page, complaints } = await asAdmin({ width: 1440, height: 900 });
    await page.goto('/ad?tab=gameday');
    const feeds = page.getByRole('region', { name: 'Feeds' });
    await feeds.getByRole('button', { name: 'Answers of NCAA scoreboard' }).click();
    await expect(feeds.getByText('Nobody at Nowhere').first()).toBeVisible();
    await expect(feeds.getByText(/Refused: |failed/).first()).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is walked through by the keyboard: tabs by arrows, a tool by Enter', async () => {
    const { page } = await asAdmin({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: 'Admin', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /Spreads$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Reset Password' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Reset Password' })).toBeVisible();
    await page.context().close();
  });
});
