import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import { openBoard, refreshBoard } from '../../support/visit';

const MINUTE = 60_000;

test.describe('the football board', () => {
  const demo = useDemo();

  test('shows scores move as the clock moves', async () => {
    const [user] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await openBoard(page);
    const scores = page.locator('#scores');
    const before = await scores.innerText();
    const { scores: was } = await demo.site.call(user!, 'GET football/pagedata');
    const next = Math.min(...was.data.filter((game) => game.started === 0).map((game) => Date.parse(game.day)));
    await demo.site.moveClock(Math.max(await demo.site.now(), Number.isFinite(next) ? next : 0) + 50 * MINUTE);
    await refreshBoard(page);

    const { scores: is } = await demo.site.call(user!, 'GET football/pagedata');
    const moved = is.data.filter(
      (game) =>
        game.inProgress === 1 && was.data.some((old) => old.ID === game.ID && (old.score1 !== game.score1 || old.score2 !== game.score2)),
    );
    expect(moved.length).toBeGreaterThan(0);
    await page.waitForFunction((text) => document.querySelector<HTMLElement>('#scores')?.innerText !== text, before);
    const now = await scores.innerText();
    for (const game of moved) expect(now).toContain(game.status);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('takes a message to the smack board and lets its author remove it', async () => {
    const [user] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await openBoard(page);
    const smack = page.locator('#smack');
    const post = smack.getByRole('button', { name: /post/i });
    const words = `That line <img src=x onerror="window.hacked = true"> was a gift & I took it`;
    await smack.getByRole('textbox').fill(words);
    await post.click();
    await expect(smack.getByText('was a gift & I took it')).toBeVisible();
    await expect(page.evaluate(() => 'hacked' in window)).resolves.toBe(false);

    const mate = (await mates()).at(1)!;
    const other = await openAs(demo, mate);
    await openBoard(other.page);
    const theirs = other.page.locator('#smack');
    await expect(theirs.getByText('was a gift & I took it')).toBeVisible();
    const deletes = theirs
      .locator('li')
      .filter({ hasText: 'was a gift' })
      .getByRole('button', { name: /delete/i });
    await expect(deletes).toHaveCount(0);

    const mine = smack.locator('li').filter({ hasText: 'was a gift' }).first();
    await mine.getByRole('button', { name: /delete/i }).click();
    await mine.getByRole('button', { name: 'Yes' }).click();
    await expect(smack.getByText('was a gift & I took it')).toHaveCount(0);
    await refreshBoard(other.page);
    await expect(theirs.getByText('was a gift & I took it')).toHaveCount(0);
    expect([...complaints, ...other.complaints].filter((text) => !text.includes('img'))).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });

  /** The demo's users who play in the same contest as the first, that one first. */
  async function mates() {
    const contestOf = async (user: (typeof demo.site.users)[number]) =>
      (await demo.site.call(user, 'GET football/pagedata')).config.data[0]?.contest_id;
    const [first] = demo.site.users;
    const same = [first!];
    const contest = await contestOf(first!);
    for (const user of demo.site.users.slice(1)) if ((await contestOf(user)) === contest) same.push(user);
    return same;
  }

  test('has a link for every week, and reads that week', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await openBoard(page);
    const weeks = page.getByRole('navigation', { name: 'Weeks' });
    await weeks.getByRole('link', { name: 'Week 1', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 1 Football' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('week')).toBe('1');
    await expect(page.getByRole('heading', { name: 'Week 1 Standings' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Week \d+/ })).toBeVisible();
    await page.context().close();
  });

  test('changes the contest by the selector, and remembers the choice', async () => {
    const withTwo = await firstWith(async (user) => (await demo.site.call(user, 'GET football/pagedata')).contests.data.length > 1);
    const { page } = await openAs(demo, withTwo);
    await openBoard(page);
    const selector = page.getByRole('combobox', { name: 'Contest' });
    const options = await selector.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const target = options.find((value) => value !== options[0])!;
    const current = await selector.inputValue();
    const wanted = current === target ? options[0]! : target;
    await selector.selectOption(wanted);
    await page.waitForFunction((id) => localStorage.getItem('football_contest_id') === id, wanted);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Week \d+/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Contest' })).toHaveValue(wanted);
    await page.context().close();
  });

  async function firstWith(fits: (user: (typeof demo.site.users)[number]) => Promise<boolean>) {
    for (const user of demo.site.users) if (await fits(user)) return user;
    throw new Error('the demo has no such user');
  }

  test('keeps showing the last board while the server is away, and catches up when it is back', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await openBoard(page);
    await page.route('**/api/v1/football/**', (route) => route.abort());
    await page.getByTitle('Refresh now').first().click();
    await expect(page.getByText(/Reconnecting/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    await page.unroute('**/api/v1/football/**');
    await page.getByTitle('Refresh now').first().click();
    await expect(page.getByText(/Reconnecting/).first()).toHaveCount(0);
    await page.context().close();
  });
});
