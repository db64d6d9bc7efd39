import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readSeason, type RealGame } from '../../../server/src/replay/independent/season';
import { gamesCsv, haveGames } from '../../../server/src/replay/independent/source';
import { openPage } from '../../support/browser';
import { call } from '../../support/call';
import { EmptySite } from '../../support/empty-site';
import { addUp, type Records } from '../../support/pencil';
import { RealLeague } from '../../support/real-league';
import { FIRST_ADMIN, makeFirstAdmin, setUpPool } from '../../support/set-up-pool';
import { expect, test } from '../../support/test';

const DAY = 86_400_000;
const WEEKS = 3;
const POOL = 'Oak Street';
const CONTESTS = { football: `${POOL} Football`, wins: `${POOL} NFL Wins`, dogs: `${POOL} Underdogs` };
const members = [
  { username: FIRST_ADMIN.username, entry: FIRST_ADMIN.username, password: FIRST_ADMIN.password },
  { username: 'Marge', entry: 'Turf Toe', password: 'a word' },
  { username: 'Hollis', entry: 'Sack Lunch', password: 'a word' },
];

/** The standings that the console's contests, which are open, show of one: entry and record, sorted. */
async function shownRecords(page: Page, contest: string, year: number): Promise<Records> {
  await page.getByRole('table', { name: 'Active contests' }).getByRole('button', { name: contest, exact: true }).click();
  const card = page.getByRole('region', { name: `${contest} ${year}` });
  await expect(card.getByRole('table', { name: /^Entries of/ })).toBeVisible();
  const table = card.getByRole('table', { name: 'Standings' });
  if (!(await table.isVisible())) await card.getByRole('button', { name: /^Standings/ }).click();
  await expect(table).toBeVisible();
  const rows = await table
    .locator('tbody tr:not([data-rest])')
    .evaluateAll((all) => all.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.innerText.trim())));
  return rows.map(([, entry, record]) => `${entry} ${record}`).sort();
}

/** Another score that turns the game round, against its line as well. */
const turned = (game: RealGame): RealGame =>
  game.homeScore! + (game.homeLine ?? 0) > game.awayScore! || game.homeScore! > game.awayScore!
    ? { ...game, awayScore: 60, homeScore: 3 }
    : { ...game, awayScore: 3, homeScore: 60 };

test.describe('a real season that is run in the console', () => {
  test.skip(!haveGames, 'needs ../shared/data/nfl/games.csv or POOLHOUSE_GAMES_CSV');
  let site: EmptySite | undefined;
  test.afterEach(() => site?.stop());

  /** The latest; the other as well with POOLHOUSE_TEST_EVERY_ENGINE=1, which plays all there is. */
  const seasons: [number, string][] = [
    [2024, '2024-09-03'],
    [2022, '2022-09-06'],
  ];
  for (const [season, firstTuesday] of process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1' ? seasons : seasons.slice(0, 1))
    test(`${season}: set up, three weeks, a corrected result, frozen and exported, as the sums of the file say`, async ({ browser }) => {
      const start = Date.parse(`${firstTuesday}T16:00:00Z`);
      let games = readSeason(gamesCsv(), season);
      site = await EmptySite.start(new Date(start).toISOString());
      const { page, complaints } = await openPage(browser, site.url, { acceptDownloads: true });
      await makeFirstAdmin(page, site.firstAdmin);
      const file = { name: 'games.csv', mimeType: 'text/csv', buffer: Buffer.from(gamesCsv()) };
      const link = await setUpPool(page, { name: POOL, season, more: ['NFL Wins', 'Underdogs'], games: file });
      const league = new RealLeague(site.url, FIRST_ADMIN, members, games);
      await league.join(link.split('#')[1]!);

      await page.goto(`/ad?${new URLSearchParams({ tab: 'mf-football/console/wins' })}`);
      await page.getByRole('button', { name: 'Populate standings' }).click();
      await expect(page.getByText('32 of 32 teams', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Populate games' }).click();
      // 2022 lacks the game that was called off, and the answer names it.
      await expect(page.getByText(/(All 272|271 of 272) games/)).toBeVisible();
      await league.draft();

      for (let week = 1; week <= WEEKS; week += 1) {
        await league.moveClock(start + (week - 1) * 7 * DAY);
        await league.pickFootball(week);
        await league.pickDogs(week);
      }
      const now = start + WEEKS * 7 * DAY;
      await league.moveClock(now);
      const before = addUp(league, games, { weeks: WEEKS, now });
      await page.goto('/ad?tab=contests');
      for (const [kind, contest] of Object.entries(CONTESTS))
        expect({ kind, rows: await shownRecords(page, contest, season) }).toEqual({ kind, rows: before[kind as keyof typeof before] });

      // A result of the last week that somebody picked is corrected, after a look at what it moves.
      const wrong = league.football.find(({ week }) => week === WEEKS)!.game;
      const right = turned(wrong);
      await page.goto('/ad?tab=gameday');
      await page.getByRole('combobox', { name: 'Week' }).selectOption(String(WEEKS));
      const row = page
        .getByRole('table', { name: 'Games of the week' })
        .getByRole('row')
        .filter({ hasText: `${wrong.awayScore}–${wrong.homeScore} F` });
      await expect(row.first()).toBeVisible();
      const names = await row.evaluateAll((all) => all.map((one) => (one as HTMLTableRowElement).cells[0]!.innerText.trim()));
      const { games: listed } = await call(site.url, FIRST_ADMIN, 'GET ad/games', { query: { sport: 'NFL', week: WEEKS } });
      const { team1, team2 } = listed.data.find(
        (one) => one.score1 === wrong.awayScore && one.score2 === wrong.homeScore && Date.parse(one.kickoff) === wrong.kickoff,
      )!;
      expect(names).toContain(`${team1} at ${team2}`);
      await page.getByRole('button', { name: `Set ${team1} at ${team2}` }).click();
      const form = page.getByRole('form', { name: `${team1} at ${team2}` });
      await form.getByRole('spinbutton', { name: `Score of the ${team1}` }).fill(String(right.awayScore));
      await form.getByRole('spinbutton', { name: `Score of the ${team2}` }).fill(String(right.homeScore));
      await form.getByRole('button', { name: 'See what it would move' }).click();
      await expect(form.getByRole('table', { name: 'What would move' })).toBeVisible();
      await form.getByRole('textbox', { name: 'Reason' }).fill('The league corrected the result');
      await form.getByRole('button', { name: 'Apply the correction' }).click();
      await expect(form.getByText(/^success/)).toBeVisible();

      games = games.map((game) => (game.key === wrong.key ? right : game));
      const after = addUp(league, games, { weeks: WEEKS, now });
      expect(after.football).not.toEqual(before.football);
      await page.goto('/ad?tab=contests');
      for (const [kind, contest] of Object.entries(CONTESTS))
        expect({ kind, rows: await shownRecords(page, contest, season) }).toEqual({ kind, rows: after[kind as keyof typeof after] });

      for (const contest of Object.values(CONTESTS)) {
        await shownRecords(page, contest, season);
        const card = page.getByRole('region', { name: `${contest} ${season}` });
        await card.getByRole('button', { name: 'Freeze the season' }).click();
        await card.getByRole('button', { name: 'Freeze', exact: true }).click();
        await expect(card.getByText(/^Frozen /)).toBeVisible();
      }

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as zip' }).click()]);
      const zip = unzipSync(await readFile(await download.path()));
      const standingsOf = (type: string) => {
        const name = Object.keys(zip).find((one) => one.includes(`-${type}-`) && one.endsWith('standings.json'))!;
        const rows = JSON.parse(strFromU8(zip[name]!)) as { entry: string; record: string }[];
        return rows.map(({ entry, record }) => `${entry} ${record}`).sort();
      };
      expect({ football: standingsOf('football'), wins: standingsOf('footballwins'), dogs: standingsOf('underdogs') }).toEqual(after);
      const everything = Object.values(zip)
        .map((part) => strFromU8(part))
        .join('\n');
      expect(everything).not.toMatch(/argon2|scrypt|device_secret|password_hash/);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
});
