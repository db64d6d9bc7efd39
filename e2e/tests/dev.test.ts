import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { registeredRemotes } from '../support/remote-files';
import { expect, test } from '../support/test';
import { Throwaway } from '../support/throwaway';
import { inTurn, WHAT_IS_MADE } from '../support/turn';
import { fillSignIn, signIn } from '../support/visit';

/** A team begins: its folder is made, developed and released, and the shell has never heard of it. */
test.describe('a new remote', () => {
  test.skip(!inTurn(WHAT_IS_MADE).includes('a remote'), 'has its turn with the next commit');
  // Each goes on from what the one before it has left.
  test.describe.configure({ mode: 'serial' });
  const demo = useDemo();
  let project: Throwaway;
  test.beforeAll(async () => {
    project = await Throwaway.make();
    await project.run(['tools/new-remote.mjs', 'tiny', '--title', 'Tiny Golf', '--owner', 'Tiny team', '--contest', 'TinyGolf']);
  });
  test.afterAll(() => project?.remove());

  const registered = async () => (await registeredRemotes(demo.site.url)).find(({ id }) => id === 'mf-tiny');

  test('has sound types, keeps to the walls and passes its own tests as it is made', async () => {
    await project.run(['node_modules/typescript-7/bin/tsc', '-b', 'mf-tiny']);
    await project.run(['node_modules/eslint/bin/eslint.js', 'mf-tiny']);
    expect(await project.run(['node_modules/jest/bin/jest.js', '--selectProjects=mf-tiny'])).toMatch(/Tests: +3 passed, 3 total/);
  });

  test('is released into a running site, and opens although the shell was not built again', async () => {
    expect(await registered()).toBeUndefined();
    await project.run(['server/bin/poolhouse.mjs', 'release', 'mf-tiny'], { DATABASE_URL: '', POOLHOUSE_DATA: demo.site.folder });
    expect(await registered()).toMatchObject({ version: '0.1.0', owner: 'Tiny team', routes: [{ path: 'tinygolf', title: 'Tiny Golf' }] });
    const { entry } = (await registered())!;
    expect((await fetch(`${demo.site.url}/remotes/mf-tiny/0.1.0/${entry}`)).status).toBe(200);

    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await page.goto('/tinygolf');
    await expect(page.getByRole('heading', { level: 1, name: 'Tiny Golf' })).toBeVisible();
    await expect(page.getByRole('heading', { name: `Welcome, ${demo.site.users[0]!.username}` })).toBeVisible();
    await expect(page).toHaveTitle(/Tiny Golf/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is developed alone and inside the shell, shows edits by itself, and gives way to the released one', async () => {
    const [, address] = await project.start(['tools/dev.mjs', 'mf-tiny', `--site=${demo.site.url}`], /alone: (http:\S+)\/tinygolf/);
    const { page, complaints } = await openPage(demo.browser, address!);
    page.setDefaultTimeout(60_000);
    const badge = page.getByRole('region', { name: 'Development' });

    await page.goto('/tinygolf');
    await fillSignIn(page, demo.site.users[0]!);
    await expect(page.getByRole('heading', { name: `Welcome, ${demo.site.users[0]!.username}` })).toBeVisible();
    await expect(badge.getByText('mf-tiny: alone, your copy')).toBeVisible();
    await project.edit('mf-tiny/src/Main.page.tsx', 'There is nothing to play here yet.', 'Tee off on Thursday.');
    await expect(page.getByText('Tee off on Thursday.')).toBeVisible();

    // What is typed in a form stays where an edit changes what is drawn beside it.
    await project.edit('mf-tiny/src/Main.page.tsx', 'Tee off on Thursday.', 'Tee off on Thursday. <input aria-label="Handicap" />');
    await page.getByLabel('Handicap').fill('7 and a half');
    await project.edit('mf-tiny/src/Main.page.tsx', 'Tee off on Thursday.', 'Tee off at dawn.');
    await expect(page.getByText('Tee off at dawn.')).toBeVisible();
    await expect(page.getByLabel('Handicap')).toHaveValue('7 and a half');
    await project.edit('mf-tiny/src/Main.page.tsx', 'Tee off at dawn.', 'Tee off on Thursday.');

    await badge.getByRole('button', { name: 'Run inside the shell' }).click();
    await expect(badge.getByText('mf-tiny: your copy')).toBeVisible();
    await expect(page.getByText('Tee off on Thursday.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Poolhouse' }).first()).toBeVisible();
    await project.edit('mf-tiny/src/Main.page.tsx', 'Tee off on Thursday.', 'Tee off on Friday.');
    await expect(page.getByText('Tee off on Friday.')).toBeVisible();
    expect((await registered())?.version).toBe('0.1.0');

    await badge.getByRole('button', { name: 'Reset to the released one' }).click();
    await expect(badge.getByText('mf-tiny: the released copy')).toBeVisible();
    await expect(page.getByText('There is nothing to play here yet.')).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
