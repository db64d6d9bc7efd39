import type { Page } from '@playwright/test';
import type { Account } from '../../support/call';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const DAY = 86_400_000;
/** How long before a kick-off its page is opened; a busy machine takes its time for that. */
const AHEAD = 16_000;
const SLOTS = [1, 2, 3, 4, 5] as const;

test.describe('making football picks', () => {
  // Each goes on from what the one before it has left.
  test.describe.configure({ mode: 'serial' });
  const demo = useDemo();
  let user: Account;
  test.beforeAll(async () => {
    [user] = demo.site.users as [Account];
    // Tuesday noon in New York: a new week, nothing picked and nothing started.
    const noon = new Date(await demo.site.now());
    noon.setUTCHours(17, 0, 0, 0);
    do noon.setTime(noon.getTime() + DAY);
    while (noon.getUTCDay() !== 2);
    await demo.site.moveClock(noon.getTime());
  });

  async function open(page: Page): Promise<void> {
    await page.goto('/football/makepicks');
    await expect(page.getByRole('heading', { level: 1, name: /^Football Picks Week \d+/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Available Games' })).toBeVisible();
  }

  async function data() {
    return demo.site.call(user, 'GET football/makepicksdata');
  }

  /** What the server has, by the picking user's own eyes. */
  async function saved() {
    const { config } = await data();
    const { current_picks } = await demo.site.call(user, 'GET football/pending_picks', { query: { entry_id: config.data[0]!.entry_id } });
    const row = current_picks.data[0]!;
    return SLOTS.map((slot) => ({ team: row[`Pick${slot}`], event: row[`event_id${slot}`], locked: row[`Spread${slot}`] }));
  }

  /** How long the page goes on to say 'Success', by its own clock: a busy test may look late. */
  const shownFor = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((gone) => {
          const began = performance.now();
          const look = () => {
            if ([...document.querySelectorAll('*')].some((one) => one.childElementCount === 0 && one.textContent === 'Success')) return;
            observer.disconnect();
            gone(performance.now() - began);
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          look();
        }),
    );

  const submit = (page: Page) => page.getByRole('button', { name: 'Submit Picks' });
  const slotText = (page: Page, slot: number) => page.getByRole('group', { name: `Pick ${slot}` }).innerText();

  test('fills five at random, saves them, turns them round with Costanza!, and keeps a lock', async () => {
    const { page, complaints } = await openAs(demo, user);
    await open(page);
    await expect(submit(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Random Picks!' }).click();
    await submit(page).click();
    const success = page.getByText('Success', { exact: true });
    await expect(success).toBeVisible();
    const shown = shownFor(page);
    const random = await saved();
    for (const [n, { team }] of random.entries()) await expect(slotText(page, n + 1)).resolves.toContain(team);
    expect(new Set(random.map(({ event }) => event)).size).toBe(5);
    await expect(submit(page)).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(success).toHaveCount(0);
    expect(await shown).toBeGreaterThan(3500);
    expect(await shown).toBeLessThan(7000);

    await page.getByRole('checkbox', { name: 'Locked, pick 1' }).check();
    await submit(page).click();
    await expect(success).toBeVisible();
    const locked = await saved();
    expect(locked[0]!.locked).not.toBeNull();
    expect(locked.slice(1).map((pick) => pick.locked)).toEqual([null, null, null, null]);

    await page.getByRole('button', { name: 'Costanza!' }).click();
    await submit(page).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const { events } = await data();
    const turned = await saved();
    expect(turned[0]).toEqual(locked[0]);
    for (const [n, { event, team }] of turned.entries()) {
      const game = events.data.find((one) => one.ID === event)!;
      if (n > 0) expect(team).toBe(game.Pick1 === random[n]!.team ? game.Pick2 : game.Pick1);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Available Games' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Locked, pick 1' })).toBeChecked();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('shows the locked line beside the one of today', async () => {
    const [pick] = await saved();
    const { events } = await data();
    const game = events.data.find((one) => one.ID === pick!.event)!;
    const spread2 = game.Spread2! + 4;
    await demo.site.call(await demo.site.admin(), 'PUT football/events', { body: { id: game.ID, spread1: 0 - spread2, spread2 } });
    const { page } = await openAs(demo, user);
    await open(page);
    const today = pick!.team === game.Pick1 ? 0 - spread2 : spread2;
    const words = (line: number) => (line === 0 ? 'PK' : line > 0 ? `+${line}` : `\u2212${0 - line}`);
    const text = (await slotText(page, 1)).replace(/-/g, '\u2212');
    expect(text).toContain(words(pick!.locked!));
    expect(text).toContain(`now ${words(today)}`);
    await page.context().close();
  });

  test('can be done without a mouse', async () => {
    const { page } = await openAs(demo, user);
    await open(page);
    const before = await saved();
    const { events } = await data();
    const free = events.data.find((game) => game.Spread1 !== null && !before.some(({ event }) => event === game.ID))!;
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let n = 0; n < 120; n += 1) {
        if (await until()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} never led there`);
    };
    const focused = (pattern: string) => () =>
      page.evaluate((source) => {
        const active = document.activeElement;
        return (
          active?.tagName === 'BUTTON' &&
          new RegExp(source).test(
            `${active?.getAttribute('aria-label') ?? ''} ${active?.textContent ?? ''} ${active?.closest('[role=group]')?.getAttribute('aria-label') ?? ''}`,
          )
        );
      }, pattern);
    await press('Tab', focused('Pick 2'));
    await page.keyboard.press('Enter');
    await press('Tab', () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox'));
    await page.keyboard.type(free.Pick1);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press('Tab', focused('Submit Picks'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    expect((await saved())[1]!.team).toBe(free.Pick1);
    await page.context().close();
  });

  test('closes a game while the page is open, the moment it kicks off', async () => {
    const { page, complaints } = await openAs(demo, user);
    const { events, config } = await data();
    const first = [...events.data]
      .filter((game) => game.Spread1 !== null && game.started === 0)
      .sort((a, b) => Date.parse(a.Day) - Date.parse(b.Day))[0]!;
    const before = await saved();
    const others = before.filter(({ event }) => event !== first.ID).slice(0, 4);
    const picks = [{ team: first.Pick1, event: first.ID }, ...others];
    const query = Object.fromEntries(
      picks.flatMap(({ team, event }, n) => [
        [`pick${n + 1}`, team],
        [`event_id${n + 1}`, event],
      ]),
    );
    await demo.site.call(user, 'GET football/makepicks', { query: { entry_id: config.data[0]!.entry_id, ...query } as never });
    const admin = await demo.site.admin();
    await demo.site.call(admin, 'POST practice/clock', { body: { now: new Date(Date.parse(first.Day) - AHEAD).toISOString(), rate: 1 } });
    await open(page);
    const group = page.getByRole('group', { name: 'Pick 1', exact: true });
    const sides = page.getByRole('button', { name: new RegExp(`^(\\d+ )?${first.Pick1.replace(/[.()]/g, '.')} (plus|minus|pick)`) });
    await expect(sides).toBeVisible();
    await expect(group).not.toContainText('Started', { useInnerText: true });
    await expect(group.getByText('Started')).toBeVisible({ timeout: 2 * AHEAD });
    await expect(sides).toHaveCount(0);
    const { now } = await demo.site.call(admin, 'GET practice/clock');
    expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(first.Day));
    await expect(
      demo.site.call(user, 'GET football/makepicks', {
        query: { entry_id: config.data[0]!.entry_id, ...query, pick1: first.Pick2 } as never,
      }),
    ).rejects.toThrow(first.Pick1.split(' ').at(-1));
    await demo.site.moveClock(Date.parse(now));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('asks before unsaved picks are left behind', async () => {
    const { page } = await openAs(demo, user);
    await open(page);
    await page.getByRole('button', { name: 'Random Picks!' }).click();
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe('/football/makepicks');
    await page.getByRole('link', { name: 'Return to the main Page' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/football');
    await page.context().close();
  });

  test('offers the games of the week as a file', async () => {
    const { page } = await openAs(demo, user);
    await open(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /events\.csv/ }).click()]);
    expect(download.suggestedFilename()).toBe('events.csv');
    await page.context().close();
  });
});
