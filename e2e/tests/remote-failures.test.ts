import type { BrowserContext, Page, Route } from '@playwright/test';
import type { FailureKind } from '@poolhouse/contract/remote';
import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { furtherFiles, registered, shellScriptWith } from '../support/remote-files';
import { openAs, signedIn } from '../support/signed-in';
import { expect, test } from '../support/test';
import { inTurn } from '../support/turn';

/** What may happen to a file on its way. */
const troubles: Record<string, (route: Route) => Promise<void> | undefined> = {
  killed: (route) => route.abort(),
  'answered with 503': (route) => route.fulfill({ status: 503, body: 'down' }),
  'changed on the way': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered=1;${(await response.text()).replace(/\bvar |\bconst |push/, 'xx ')}` });
  },
  'replaced by a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please sign in to the hotel.' }),
  'never answered': () => undefined,
  'signed by nobody': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Football team', 'Football Team') });
  },
};

const words: Record<FailureKind, RegExp> = {
  unreachable:
    /Football could not be opened: its files did not arrive\. The rest of Poolhouse works\. Check your connection, then try again\./,
  bad_answer:
    /Football could not be opened: (the server answered with error 503|something else came in place of its files)\. The rest of Poolhouse works\./,
  slow: /Football could not be opened: its files took longer than 15 seconds\./,
  integrity: /Football was not started: its files are not the ones that its team published\. Your saved picks are kept/,
  incompatible: /Football was not started: this version of it does not fit/,
  crashed: /Football stopped: something in it broke\./,
};
const kindOf: Record<string, FailureKind> = {
  killed: 'unreachable',
  'answered with 503': 'bad_answer',
  'changed on the way': 'integrity',
  'replaced by a page': 'bad_answer',
  'never answered': 'slow',
};

/** What the browser keeps of a sign-in, for pages that begin with it. */
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

test.describe('a contest', () => {
  const demo = useDemo();
  const files: Record<string, string> = {};
  let storageState: State;

  /** A page of the player who is signed in, which counts the reports of failures. */
  async function visit() {
    const { page } = await openPage(demo.browser, demo.site.url, { storageState });
    const reports: { kind: string; file: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/utils/remote_failure')) reports.push(request.postDataJSON() as (typeof reports)[0]);
    });
    return { page, reports };
  }

  const board = (page: Page) => page.getByRole('heading', { name: /Week \d+ Scores/ });
  const broken = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

  test.beforeAll(async () => {
    storageState = await signedIn(demo, demo.site.users[0]!);
    const { page } = await openAs(demo, demo.site.users[0]!);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/football');
    await expect(board(page)).toBeVisible();
    await page.context().close();
    const { base, entry, preload, routes } = await registered(demo.site.url, 'mf-football');
    files.entry = base + entry;
    files['chunk of routes'] = base + preload[0]!;
    files['chunk of its screen'] = base + routes.find(({ path }) => path === 'football')!.preload.find((file) => !preload.includes(file))!;
    files['part of the kit'] = await shellScriptWith(demo.site.url, fetched, 'Refresh in');
  });

  const further = ['chunk of routes', 'chunk of its screen', 'part of the kit'];
  // What comes in place of a file is told from it in one way for all of them, and what does not come as well: by turns one of the further ones.
  for (const [place, trouble] of Object.keys(kindOf).entries())
    for (const role of ['entry', ...(['killed', 'changed on the way'].includes(trouble) ? inTurn(further, place) : [])])
      test(`whose ${role} is ${trouble}: the shell works and says so, and Try again gets it without a reload`, async () => {
        const { page, reports } = await visit();
        // Nobody publishes a hash for the shell's own scripts, so there a changed one is only something else.
        const unhashed = role === 'part of the kit' && trouble === 'changed on the way';
        const kind = unhashed ? 'bad_answer' : kindOf[trouble]!;
        if (kind === 'slow') await page.clock.install();
        const asked = page.waitForRequest(`**${files[role]}`);
        await page.route(`**${files[role]}`, troubles[trouble]!);
        // A file that is never answered may be asked for before the page has loaded, which then waits for it.
        await page.goto('/football', { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await asked;
        // The stored sign-in has a time limit as well.
        await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
        while (kind === 'slow' && !(await page.getByText(words.slow).isVisible())) await page.clock.fastForward(4_000);
        await expect(page.getByText(words[kind])).toBeVisible();
        await expect(broken(page)).toBeVisible();
        await expect(page.getByText('The Football team has been told.')).toBeVisible();
        expect(reports).toEqual([expect.objectContaining({ remote: 'mf-football', owner: 'Football team', kind, page: '/football' })]);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(unhashed);

        if (trouble === 'killed' && role !== 'part of the kit') {
          await page.getByRole('button', { name: /^Account of/ }).click();
          await page.getByRole('menuitem', { name: 'Account settings' }).click();
          await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
          await page.goBack();
          await expect(broken(page)).toBeVisible();
        }
        await page.unroute(`**${files[role]}`);
        await tryAgain(page);
        await expect(board(page)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        expect(reports).toHaveLength(1);
        await page.context().close();
      });

  const lists = [
    ['killed', 'killed', /The list of contests could not be fetched\. Check your connection/],
    ['answered with 503', 'answered with 503', /The list of contests could not be read/],
    ['replaced by a page', 'replaced by a page', /The list of contests could not be read/],
    ['changed on the way', 'signed by nobody', /The list of contests is not the one that this site published, so no contest was opened/],
  ] as const;
  for (const [what, trouble, sentence] of inTurn([lists.slice(0, 2), lists.slice(2)]).flat())
    test(`is not opened while the list of contests is ${what}, and is with Try again`, async () => {
      const { page } = await visit();
      const remoteFiles: string[] = [];
      page.on('request', (request) => void (request.url().includes('/remotes/') && remoteFiles.push(request.url())));
      await page.route('**/registry.json', troubles[trouble]!);
      await page.goto('/football');
      await expect(page.getByText(sentence)).toBeVisible();
      expect(remoteFiles).toEqual([]);
      await page.unroute('**/registry.json');
      await tryAgain(page);
      await expect(board(page)).toBeVisible();
      await page.context().close();
    });

  test('that is down harms no other, and a second screen of it comes with Try again', async () => {
    const { page } = await visit();
    await page.route('**/remotes/mf-football/**', (route) => route.abort());
    await page.goto('/football');
    await expect(broken(page)).toBeVisible();
    await page.getByRole('link', { name: 'Poolhouse, home' }).click();
    await page.getByRole('link', { name: 'Underdogs' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
    await page.unroute('**/remotes/mf-football/**');
    await page.getByRole('link', { name: 'Football' }).first().click();
    await expect(board(page)).toBeVisible();

    await page.route(/football-season/, (route) => route.abort());
    await page.getByRole('link', { name: 'Season' }).first().click();
    await expect(page.getByText(words.unreachable)).toBeVisible();
    await page.unroute(/football-season/);
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: /Season/ })).toBeVisible();
    await page.context().close();
  });

  test('a part of which does not come with its dialog gets that with Try again, too', async () => {
    const { page, reports } = await visit();
    const further = await furtherFiles(demo.site.url, 'mf-football', 'football/makepicks');
    await page.route(further, (route) => route.abort());
    const openList = () => page.getByRole('group', { name: 'Pick 5' }).getByRole('button').first().click();
    await page.goto('/football/makepicks');
    await openList();
    await expect(page.getByText(words.unreachable)).toBeVisible();
    await page.unroute(further);
    await tryAgain(page);
    await openList();
    await expect(page.getByRole('combobox').first()).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ kind: 'unreachable', page: '/football/makepicks' })]);
    await page.context().close();
  });

  test('that breaks while it runs stays in its place', async () => {
    const { page, reports } = await visit();
    await page.route('**/api/v1/football/pagedata*', (route) => route.fulfill({ json: { data: { contests: { data: [{}] } } } }));
    await page.goto('/football');
    await expect(page.getByText(words.crashed)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ kind: 'crashed', file: '' })]);
    await page.unroute('**/api/v1/football/pagedata*');
    await page.reload();
    await expect(board(page)).toBeVisible();
    await page.context().close();
  });

  test('whose container cannot share with the page is told to be incompatible', async () => {
    const { page, reports } = await visit();
    await page.addInitScript(() =>
      Object.assign(window, {
        mf_football: { init: () => Promise.reject(new Error('no share scope')), get: () => Promise.reject(new Error('not initialized')) },
      }),
    );
    await page.goto('/football');
    await expect(page.getByText(words.incompatible)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ kind: 'incompatible' })]);
    await page.context().close();
  });

  test('is paused in an open tab once the server speaks a newer contract', async () => {
    const { page } = await visit();
    await page.goto('/football');
    await expect(board(page)).toBeVisible();
    await page.route('**/api/v1/football/pagedata*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-poolhouse-compat': '99' } });
    });
    await page.getByTitle('Refresh now').first().click();
    await expect(page.getByRole('heading', { name: 'Football is paused' })).toBeVisible();
    await expect(page.getByText(/Your saved picks are kept/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/api/v1/football/pagedata*');
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(board(page)).toBeVisible();
    await page.context().close();
  });

  test('can be switched off in one browser by the address, and on again by a button', async () => {
    const { page } = await visit();
    const remoteFiles: string[] = [];
    page.on('request', (request) => void (request.url().includes('/mf-football/') && remoteFiles.push(request.url())));
    await page.goto('/football?disable-remotes=mf-football');
    await expect(page.getByRole('heading', { name: 'Football is switched off' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByRole('link', { name: 'Football (off)' }).hover();
    await expect(page.getByRole('heading', { name: 'Football is switched off' })).toBeVisible();
    expect(remoteFiles).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch on again' }).click();
    await expect(board(page)).toBeVisible();
    await page.context().close();
  });
});
