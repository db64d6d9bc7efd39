import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { RemoteDescription } from '@poolhouse/contract/remote';
import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { registered } from '../support/remote-files';
import { signedIn } from '../support/signed-in';
import { expect, test } from '../support/test';
import { inTurn } from '../support/turn';
import { atRest } from '../support/visit';

const FOOTBALL = join(__dirname, '../../mf-football/dist');

const troubles: Record<string, (route: Route) => Promise<void> | undefined> = {
  killed: (route) => route.abort(),
  'answered with 503': (route) => route.fulfill({ status: 503, body: 'down' }),
  'changed on the way': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered=1;${await response.text()}` });
  },
  'never answered': () => undefined,
};
const words: Record<string, RegExp> = {
  killed: /Football could not be opened: its files did not arrive\./,
  'answered with 503': /Football could not be opened: the server answered with error 503\./,
  'changed on the way': /Football was not started: its files are not the ones that its team published\./,
  'never answered': /Football could not be opened: its files took longer than 15 seconds\./,
};

test.describe('a piece of a remote in account settings', () => {
  const demo = useDemo();
  const files: Record<string, string> = {};
  let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;

  const football = (page: Page) => page.getByRole('region', { name: 'Football', exact: true });
  const name = (page: Page) => football(page).getByRole('textbox').first();
  const tryAgain = (page: Page) => football(page).getByRole('button', { name: 'Try again' }).click();

  test.beforeAll(async () => {
    storageState = await signedIn(demo, demo.site.users[0]!);
    const { base, entry, slots } = await registered(demo.site.url, 'mf-football');
    const slot = slots?.find(({ place }) => place === 'settings');
    files.entry = base + entry;
    files['own script'] = base + slot!.preload.find((file) => file.includes('slot-settings-football'))!;
  });

  test('is fetched when the page is opened, and no screen of the remote with it', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url, { storageState });
    const fetched: string[] = [];
    page.on('request', (request) => void (request.url().includes('/remotes/') && fetched.push(new URL(request.url()).pathname)));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome( back)?, / })).toBeVisible();
    await atRest(page);
    expect(fetched).toEqual([]);
    await page.goto('/accountsettings');
    await expect(name(page)).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 5)).toEqual(['Main', 'Color and monogram', 'Bowl Mania', 'Football', 'Golf']);
    const ofFootball = fetched.filter((file) => file.includes('/mf-football/'));
    expect([...new Set(ofFootball)].sort()).toEqual([files.entry, files['own script']].sort());
    // Of others as well their pieces alone.
    expect(fetched.filter((file) => !/\/(remoteEntry|slot-settings-\w+)\.\w+\.js$/.test(file))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  // By turns each trouble comes to the one file or the other.
  for (const [role, trouble] of Object.keys(troubles).flatMap((one, place) =>
    inTurn(['entry', 'own script'], place).map((file) => [file, one] as const),
  ))
    test(`whose ${role} is ${trouble}: its section says so, the page works, and Try again gets it`, async () => {
      const { page } = await openPage(demo.browser, demo.site.url, { storageState });
      if (trouble === 'never answered') await page.clock.install();
      const asked = page.waitForRequest(`**${files[role]}`);
      await page.route(`**${files[role]}`, troubles[trouble]!);
      await page.goto('/accountsettings', { waitUntil: 'domcontentloaded' });
      await asked;
      const sentence = football(page).getByText(words[trouble]!);
      while (trouble === 'never answered' && !(await sentence.isVisible())) await page.clock.fastForward(4_000);
      await expect(sentence).toBeVisible();
      await expect(football(page).getByText('The Football team has been told.')).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
      const reminder = page.getByRole('switch', { name: 'Weekly reminder' });
      const before = await reminder.isChecked();
      await reminder.click();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Success', { exact: true })).toBeVisible();
      await page.unroute(`**${files[role]}`);
      await tryAgain(page);
      await expect(name(page)).toBeVisible();
      await expect(reminder).toBeChecked({ checked: !before });
      await page.context().close();
    });

  test('that breaks while it draws leaves the page standing', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { storageState });
    let broken = true;
    await page.route('**/api/v1/utils/useroptions', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: broken ? { ...data, football_entries: [null] } : data } });
    });
    await page.goto('/accountsettings');
    await expect(football(page).getByText(/Football stopped: something in it broke\./)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Weekly reminder' })).toBeVisible();
    broken = false;
    await page.getByRole('switch', { name: 'Weekly reminder' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await tryAgain(page);
    await expect(name(page)).toBeVisible();
    await page.context().close();
  });

  test('on home, which its remote declares and does not have, leaves the list standing', async () => {
    const build = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-build-'));
    try {
      await cp(FOOTBALL, build, { recursive: true });
      const remote = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8')) as RemoteDescription;
      for (const ending of ['.br', '.gz']) await rm(join(build, `remote.json${ending}`), { force: true });
      const slots = [...(remote.slots ?? []), { ...remote.slots![0]!, place: 'home', title: 'Football news', for: 'players' }];
      await writeFile(join(build, 'remote.json'), JSON.stringify({ ...remote, version: '9.9.9', slots }));
      await demo.site.command('release', 'mf-football', '--from', build);
      const { page } = await openPage(demo.browser, demo.site.url, { storageState });
      await page.goto('/');
      const news = page.getByRole('region', { name: 'Football news' });
      await expect(news.getByText(/Football news stopped: something in it broke\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Football' }).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.context().close();
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  });

  test('is refused at the release where its module is not there', async () => {
    const build = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-build-'));
    try {
      await cp(FOOTBALL, build, { recursive: true });
      const remote = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8')) as RemoteDescription;
      for (const ending of ['.br', '.gz']) await rm(join(build, `remote.json${ending}`), { force: true });
      const slots = [{ ...remote.slots![0]!, preload: [] }];
      await writeFile(join(build, 'remote.json'), JSON.stringify({ ...remote, version: '9.9.10', slots }));
      await expect(demo.site.command('release', 'mf-football', '--from', build)).rejects.toThrow(/slots\[0\]: has no module/);
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  });
});
