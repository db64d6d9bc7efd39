import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import { Kennel, openUnderdogs } from '../../support/underdogs';

const MINUTE = 60_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TWICE = "You can't pick the same team twice.";
const REASON = 'Called in from the airport';

test.describe('underdogs', () => {
  // Each goes on from what the one before it has left.
  test.describe.configure({ mode: 'serial' });
  const demo = useDemo();
  const player = () => new Kennel(demo.site, 'rusty');
  const other = () => new Kennel(demo.site, 'dana');
  const admin = () => new Kennel(demo.site, 'casey');

  async function opened(who: Kennel, options = {}) {
    const watched = await openAs(demo, who.account, options);
    await openUnderdogs(watched.page);
    return { ...watched, mine: watched.page.locator('#mypick'), week: watched.page.locator('#week') };
  }
  const starting = (words: string): RegExp => new RegExp(`^${words.replace(/[.+()]/g, '\\$&')}`);

  test('lets a player take an underdog, locks its line, and shows the receipt', async () => {
    const { page, mine, complaints } = await opened(player(), phone);
    await expect(mine.getByText(/^No pick yet for week/)).toBeVisible();
    const [dog] = (await player().dogs()).free;
    await mine.getByRole('button', { name: starting(dog!.team) }).click();
    await expect(mine.getByText(/A win is a W/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await mine.getByRole('button', { name: `Take ${dog!.name}` }).click();
    await expect(mine.getByText(`${dog!.name} is your pick for week ${dog!.event.week}.`)).toBeVisible();
    expect(await player().pick()).toMatchObject({ pick: dog!.team, spread: dog!.line });
    await page.reload();
    await expect(mine.getByText(/, taken \w+ \d+:\d\d [AP]M$/).filter({ hasText: `${dog!.name}, taken` })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('keeps that pick sealed for everybody else, administrators included', async () => {
    const { entry_name: name } = (await player().read()).entry;
    for (const who of [other(), admin()]) {
      const { page, week } = await opened(who);
      await expect(week.getByText(/^Sealed until kickoff:/).filter({ hasText: name })).toBeVisible();
      await expect(week.getByRole('button', { name })).toHaveCount(0);
      await page.context().close();
    }
  });

  test('greys a used team out and says when it was used; the server refuses it as well', async () => {
    const [dog] = (await player().dogs()).used.filter((one) => one.usedIn < one.event.week);
    const { page, mine } = await opened(player());
    await mine.getByRole('button', { name: 'Change pick' }).click();
    await mine
      .getByRole('group', { name: 'Week to pick for' })
      .getByRole('button', { name: new RegExp(`^(Week )?${dog!.event.week}( |$)`) })
      .click();
    const more = mine.getByRole('button', { name: /^Show all/ });
    if (await more.count()) await more.click();
    const button = mine.getByRole('button', { name: starting(dog!.team) });
    await expect(button).toBeDisabled();
    await expect(button).toContainText(`used in week ${dog!.usedIn}`, { useInnerText: true });
    const { entry } = await player().read();
    await expect(
      demo.site.call(player().account, 'POST underdogs/savepick', {
        body: { entryId: entry.entry_id, eventId: dog!.event.ID, spread: dog!.line },
      }),
    ).rejects.toThrow(TWICE);
    await page.context().close();
  });

  test('is changed and taken back without a mouse', async () => {
    const dog = (await player().dogs()).free.at(-1)!;
    const { page, mine } = await opened(player());
    await mine.getByRole('button', { name: 'Change pick' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, dog.team);
    await page.keyboard.press('Enter');
    await page.waitForFunction((words) => document.activeElement?.textContent === words, `Take ${dog.name}`);
    await page.keyboard.press('Enter');
    await expect(mine.getByText(`${dog.name}, taken`)).toBeVisible();
    await tabTo(page, 'Take back');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Keep');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(mine.getByText(/^No pick yet for week/)).toBeVisible();
    expect(await player().pick()).toBeUndefined();
    await page.context().close();
  });

  /** Presses Tab until a button that begins with these words has the focus; from the heading on. */
  async function tabTo(page: Page, words: string): Promise<void> {
    await page.locator('#mypick h2').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    for (let n = 0; n < 80; n += 1) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          (start) =>
            (document.activeElement as HTMLElement | null)?.tagName === 'BUTTON' &&
            new RegExp(`^(\\d+ )?${start}`).test(document.activeElement!.textContent),
          words,
        )
      )
        return;
    }
    throw new Error(`Tab never led to ${words}`);
  }

  test('lets an administrator set a pick with a reason, never a team twice, and the player reads the reason', async () => {
    const { entry, picks } = await player().read();
    const { free } = await player().dogs();
    const { page, complaints } = await opened(admin());
    const editor = page.getByRole('region', { name: 'Set a pick' });
    await editor.getByRole('combobox', { name: 'Entry' }).selectOption({ label: entry.entry_name });
    const [team, spread, reason, save] = [
      editor.getByRole('combobox', { name: 'Team' }),
      editor.getByRole('spinbutton', { name: 'Spread' }),
      editor.getByRole('textbox', { name: /^Reason/ }),
      editor.getByRole('button', { name: 'Save' }),
    ];
    await reason.fill(REASON);
    const used = await team.locator('option').evaluateAll(
      (all, teams) => (all as HTMLOptionElement[]).find((one) => teams.some((name) => one.text.startsWith(`${name} `)))!.value,
      picks.map((pick) => pick.pick),
    );
    await team.selectOption(used);
    await expect(editor.getByText(TWICE)).toBeVisible();
    await spread.fill('3.5');
    await expect(save).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);

    await team.selectOption(`${free[0]!.event.ID}-${free[0]!.side}`);
    await expect(spread).toHaveValue(String(free[0]!.line));
    await reason.fill('');
    await expect(save).toBeDisabled();
    await reason.fill(REASON);
    await save.click();
    await expect(editor.getByText(`The pick of ${entry.entry_name} for week ${free[0]!.event.week} is set.`)).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();

    const theirs = await opened(player(), phone);
    await expect(theirs.mine.getByText(`An administrator set this pick: ${REASON}.`)).toBeVisible();
    await theirs.page.context().close();
  });

  test('opens the pick to all at its kick-off, with score and status, and closes it to its player', async () => {
    const pick = (await player().pick())!;
    const { entry_name: name } = (await player().read()).entry;
    await demo.site.moveClock(Date.parse(pick.Day) + 50 * MINUTE);
    const { page, week } = await opened(other());
    const game = week.getByRole('article').filter({ hasText: name });
    await expect(game.getByText('LIVE')).toBeVisible();
    await expect(game).toContainText(`${pick.Abbrev} +${pick.spread}`, { useInnerText: true });
    await game.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByText(`An administrator set this pick: ${REASON}.`)).toBeVisible();
    await page.context().close();

    const theirs = await opened(player(), phone);
    await expect(theirs.mine.getByText('LIVE')).toBeVisible();
    await expect(theirs.mine.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(
      theirs.page.evaluate(
        () => document.querySelector('[role=grid] thead [aria-current]')!.getBoundingClientRect().right <= window.innerWidth + 0.5,
      ),
    ).resolves.toBe(true);
    await theirs.page.context().close();
  });

  test('leads to its season and rules by its tabs', async () => {
    const { page, complaints } = await opened(other());
    for (const [label, heading] of [
      ['Season', 'Underdogs Season'],
      ['Rules', 'Underdogs Rules'],
      ['Board', 'Underdogs'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Contest' }).getByRole('link', { name: label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
