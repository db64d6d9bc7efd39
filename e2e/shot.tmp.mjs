import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const child = spawn(process.execPath, ['server/bin/poolhouse.mjs', 'serve', '--demo'], {
  env: {
    ...process.env,
    POOLHOUSE_DATA: '/tmp/af/demo',
    PORT: '0',
    HOST: '127.0.0.1',
    POOLHOUSE_CLOCK_RATE: '0',
    DATABASE_URL: '',
    POOLHOUSE_WRITES_PER_MINUTE: '0',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
const url = await new Promise((r) =>
  child.stdout.on('data', (t) => {
    said += t;
    const m = /Poolhouse is at (http:\/\/\S+)/.exec(said);
    if (m) r(m[1]);
  }),
);
const welcome = (await (await fetch(url + '/api/v1/na/welcome')).json()).data;
const admin = welcome.demo.users.find((u) => /administrator/.test(u.about));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
const only = process.argv[2]?.split(',');
const tabs = {
  admin: 'admin',
  football: 'mf-football/console/football',
  wins: 'mf-football/console/wins',
  dogs: 'mf-underdogs/console/underdogs',
  contests: 'contests',
  people: 'people',
  gameday: 'gameday',
  releases: 'releases',
  setup: 'setup',
};
for (const [w, h, touch] of [
  [1440, 900, false],
  [390, 844, true],
]) {
  const ctx = await browser.newContext({
    baseURL: url,
    viewport: { width: w, height: h },
    hasTouch: touch,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text(), m.location().url));
  page.on('pageerror', (e) => console.log('pageerror', String(e)));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Username' }).fill(admin.username);
  await page.getByLabel('Password').fill(welcome.demo.password);
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.waitForTimeout(800);
  if (!only || only.includes('home')) await page.screenshot({ path: `/tmp/af/home-${w}.png`, fullPage: true });
  for (const [name, tab] of Object.entries(tabs)) {
    if (only && !only.includes(name)) continue;
    await page.goto('/ad?' + new URLSearchParams({ tab }));
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/af/${name}-${w}.png`, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) console.log(name, w, 'sideways', wide);
  }
  if (w === 390 && (!only || only.includes('tools'))) {
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/af/tools-${w}.png` });
  }
  await ctx.close();
}
await browser.close();
child.kill();
