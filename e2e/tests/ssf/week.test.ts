import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test.describe('sports statistics', () => {
  const demo = useDemo();
  const player = () => demo.site.users[0]!;

  test('are reached from the app bar, and a row opens to lines that add up to its PScores', async () => {
    const { page, complaints } = await openAs(demo, player());
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Contests' }).getByRole('link', { name: 'Stats' }).click();
    await expect(page.getByText('The closing line is better on every measure.')).toBeVisible();
    const { events, factors } = await demo.site.call(player(), 'GET ssf/pagedata');
    const game = events.data.find(({ pscore1, pscore2 }) => pscore1 !== null && pscore2 !== null)!;
    await page.getByRole('button', { name: new RegExp(`${game.nickname1} at ${game.nickname2}$`) }).click();
    const list = page.getByRole('table', { name: game.nickname2, exact: true });
    await expect(list.getByRole('row', { name: /^PScore/ })).toBeVisible();
    const shown = await list.locator('tbody tr td:last-child').allInnerTexts();
    const tenths = shown.map((text) => Math.round(Number(text.replace('−', '-')) * 10));
    expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(Math.round(game.pscore2! * 10));
    expect(shown).toHaveLength(factors.data.filter(({ event_id, team_id }) => event_id === game.id && team_id === game.team2_id).length);
    await expect(page.getByText('Closing line:').or(page.getByText('Line:')).first()).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('are worked by keys alone, found by team, and updated by any player', async () => {
    const { page, complaints } = await openAs(demo, player());
    await page.goto('/ssf');
    const { events } = await demo.site.call(player(), 'GET ssf/pagedata');
    const [game] = events.data;
    const row = page.getByRole('button', { name: new RegExp(`${game!.nickname1} at ${game!.nickname2}$`) });
    await page.getByRole('searchbox', { name: 'Find a team' }).fill(game!.nickname1);
    await expect(page.getByText('1 game found')).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: game!.nickname1, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).press('Enter');
    await expect(page.getByText(/games?, \d+ changed; results to \d+\/\d+/)).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('tell a starter that an administrator named, with the reason, to everybody', async () => {
    const admin = await demo.site.admin();
    const { config, events } = await demo.site.call(admin, 'GET ssf/pagedata');
    const { year, week } = config.data[0]!;
    const next = (await demo.site.call(admin, 'GET ssf/pagedata', { query: { year, week: week + 1 } })).events.data[0] ?? events.data[0]!;
    const { page } = await openAs(demo, admin);
    await page.goto(`/ssf?sport=NFL&year=${year}&week=${week + 1}`);
    await page.getByRole('button', { name: new RegExp(`${next.nickname1} at ${next.nickname2}$`) }).click();
    const form = page.getByRole('form', { name: 'Name who starts' });
    await form.getByRole('radio', { name: next.nickname2 }).check();
    await form.getByLabel('Quarterback').fill('Z. Newcomer');
    await form.getByLabel('Reason, shown to everybody').fill('Practice report');
    await form.getByRole('button', { name: 'Name' }).click();
    await expect(page.getByText(`${next.nickname2}: Z. Newcomer starts (named by an administrator: Practice report).`)).toBeVisible();
    const after = await demo.site.call(player(), 'GET ssf/pagedata', { query: { year, week: week + 1 } });
    expect(after.events.data.find(({ id }) => id === next.id)).toMatchObject({ qb2: 'Z. Newcomer', qb_reason2: 'Practice report' });
    const factors = after.factors.data.filter(({ event_id, team_id }) => event_id === next.id && team_id === next.team2_id);
    expect(factors.map(({ factor }) => factor)).toContain('Backup quarterback');
    await page.context().close();
  });
});
