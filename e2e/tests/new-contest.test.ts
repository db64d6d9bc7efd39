import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { Throwaway } from '../support/throwaway';
import { inTurn, WHAT_IS_MADE } from '../support/turn';
import { signIn } from '../support/visit';

const TITLE = "Rusty's Pick One";
const tsc = 'node_modules/typescript-7/bin/tsc';

/** Declarations are left out: packages are linked from outside of the copy, so that some could not be named. */
const WITHOUT = ['composite', 'incremental', 'declaration', 'declarationMap', 'emitDeclarationOnly'].flatMap((name) => [
  `--${name}`,
  'false',
]);

const ROOMS = ['server', 'mf-pickone'];
const HOUSE = ['server/src/contests/plug', 'season-books', 'no-contest-names'];

/** The tests of the new contest and of what the house asks of every contest; a room is loaded once for all of its own. */
async function testsOf(folder: string): Promise<string[]> {
  const found = await Promise.all(
    ROOMS.map(async (room) => {
      const files = await readdir(join(folder, room, 'src'), { recursive: true });
      return files.map((file) => `${room}/src/${file}`);
    }),
  );
  return found.flat().filter((file) => /\.test\.tsx?$/.test(file) && ['pickone', ...HOUSE].some((part) => file.includes(part)));
}

/** What a team is given to begin with, in a copy of the project to which nothing else is done. */
test.describe('a new contest', () => {
  test.skip(!inTurn(WHAT_IS_MADE).includes('a contest'), 'has its turn with the next commit');
  // Each goes on from what the one before it has left.
  test.describe.configure({ mode: 'serial' });
  let project: Throwaway;
  test.beforeAll(async () => {
    project = await Throwaway.make();
    await project.run(['tools/new-contest.mjs', 'pickone', '--title', TITLE, '--owner', 'Pick One team']);
  });
  test.afterAll(() => project?.remove());

  test('has sound types, keeps to the walls, and passes its own tests and those of the house', async () => {
    // Compiles and tests two rooms; beside two other files a slow machine takes a multiple of its usual minute.
    test.setTimeout(10 * 60_000);
    // Several checkers would each work out what all of them need.
    await project.run([tsc, '-b', '--checkers', '1', 'server', 'mf-pickone']);
    // The types of its tests; `npm test` leaves them to who changes what a new contest begins with.
    if (process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1')
      await project.run([tsc, '-p', 'server/tsconfig.test.json', '--noEmit', ...WITHOUT]);
    const places = ['contract/src/contests', 'server/src/contests/index.ts', 'server/src/contests/pickone', 'mf-pickone'];
    await project.run(['node_modules/eslint/bin/eslint.js', ...places]);
    const together = JSON.stringify({ name: 'pickone', files: await testsOf(project.folder) });
    const rooms = ROOMS.map((room) => `--selectProjects=${room}`);
    const said = await project.run(['node_modules/jest/bin/jest.js', '--verbose', ...rooms], { POOLHOUSE_TOGETHER: together });
    for (const file of ['pickone.calls.test.ts', 'standings.rules.test.ts', 'missing-picks.test.ts', 'Board.page.test.tsx'])
      expect(said).toContain(file);
    expect(said).toMatch(/Tests: .*\d+ passed/);
    // What two tests of the house find in it by themselves.
    const found = await project.run([
      ...['node_modules/jest/bin/jest.js', '--selectProjects=server', '--runTestsByPath'],
      ...['server/src/admin/whose-thing.test.ts', 'server/src/demo/demo-truth.test.ts'],
      ...['--testNamePattern', 'pickone|has happened|says of games'],
    ]);
    expect(found).toMatch(/Tests: .* 4 passed/);
  });

  test('is played in the demo league: a pick is made, and stands on the board and on home', async ({ browser }) => {
    await project.run(['tools/webpack/build.mjs', 'mf-pickone']);
    const data = await mkdtemp(join(project.folder, 'data-'));
    const env = { DATABASE_URL: '', POOLHOUSE_DATA: data, HOST: '127.0.0.1', PORT: '0', POOLHOUSE_CLOCK_RATE: '0' };
    const [, url] = await project.start(['server/bin/poolhouse.mjs', 'serve', '--demo'], /Poolhouse is at (http:\/\/\S+)/, env);
    const { page, complaints } = await openPage(browser, url ?? '');
    await signIn(page, { username: 'rusty', password: 'poolhouse' });
    const row = page.getByRole('listitem').filter({ hasText: TITLE }).filter({ hasText: 'No pick yet' });
    await expect(row.first()).toBeVisible();

    await page.goto('/pickone');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const mine = page.getByRole('region', { name: 'My pick, week 11' });
    const team = mine.getByRole('list').getByRole('button').first();
    const name = (await team.textContent())?.trim() ?? '';
    expect(name).not.toBe('');
    await team.click();
    await expect(mine.getByText(`${name} is your pick.`)).toBeVisible();
    const week = page.getByRole('region', { name: 'Week 11 Picks' });
    await expect(week.getByRole('row', { name: /^Rusty/ })).toContainText(name);
    await expect(week.getByRole('row')).toHaveCount(1 + 6);
    await expect(page.getByRole('region', { name: 'Smack Board' }).getByRole('textbox')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: TITLE }).filter({ hasText: name }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
