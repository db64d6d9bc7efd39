import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import { openBoard } from '../../support/visit';
import { openSupposed, supposeAndTakeBack } from '../../support/what-if';

test.describe('what if', () => {
  const demo = useDemo();

  test('a game’s end is supposed, seen in the tables, handed on as a link and taken back', async () => {
    const [user] = demo.site.users;
    const { page, complaints } = await openAs(demo, user!);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
    await openBoard(page);
    const standings = page.locator('#week');
    const before = await standings.innerText();

    await page.getByRole('button', { name: 'What if', exact: true }).click();
    const { scores, picks } = await demo.site.call(user!, 'GET football/pagedata');
    // A side that somebody has, so that the tables move.
    const open = scores.data.find((game) => game.inProgress === 1 && picks.data.some((pick) => pick.event_id === game.ID));
    const choice = page.getByRole('group', { name: `Suppose how ${open!.team1} at ${open!.team2} ends` });
    await choice.getByRole('button').last().click();
    const bar = page.getByRole('region', { name: 'Supposed' });
    await expect(bar).toContainText(`Supposed: ${open!.Abbrev2} covers`);
    await expect(standings.getByText('Supposed', { exact: true })).toBeVisible();
    await expect(choice.getByRole('button', { pressed: true })).toHaveCount(1);
    const supposed = await standings.innerText();
    expect(supposed).not.toBe(before);
    expect(await axeViolations(page)).toEqual([]);

    await bar.getByRole('button', { name: 'Copy link' }).click();
    await expect(bar.getByText('Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`if=${open!.Abbrev2}`);
    await bar.getByRole('button', { name: 'Back to now' }).click();
    await expect(bar).toBeHidden();
    expect(await standings.innerText()).toBe(before);

    await page.goto(link);
    await expect(bar).toContainText(`Supposed: ${open!.Abbrev2} covers`);
    expect(await standings.innerText()).toBe(supposed);
    expect(asked.filter((url) => new URL(url).searchParams.has('if'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('on the season’s page: what I need and both tables as they would stand, by a link as well, and back to now', async () => {
    const { page, complaints } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/football/season');
    const region = (name: string | RegExp) => page.getByRole('region', { name });
    await region('What do I need').waitFor();
    const on = { page, tables: [region('What do I need')], added: [region(/^Week \d+ Standings$/), region('Overall Standings')] };
    const supposed = await supposeAndTakeBack(on);
    expect(new URL(supposed.link).pathname).toBe('/football/season');
    await openSupposed(on, supposed);
    // Chances are those of what is supposed, beside those of now.
    await expect(
      region('What do I need')
        .getByText(/Chance of .*% → \S*%/)
        .first(),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('on the page of all that is on: of one pool, handed on as an address of its board', async () => {
    const { page, complaints } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/live');
    const supposed = await supposeAndTakeBack({ page, tables: [], added: [page.getByRole('region', { name: /^Week \d+ Standings$/ })] });
    expect(new URL(supposed.link).pathname).toBe('/football');
    await openSupposed({ page, tables: [page.locator('#week')] }, supposed);
    expect(complaints).toEqual([]);
  });
});
