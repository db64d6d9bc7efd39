const WARM = 3;
const TIMES = 9;
const SETTLED_MS = 900;

/** Where it stands. @param {{ football: number, dogs: number }} of */
const places = ({ football, dogs }) => [
  { what: 'on football’s board', path: `/football?contest=${football}` },
  { what: 'on football’s season page', path: `/football/season?contest=${football}` },
  { what: 'on `/live`', path: '/live' },
  { what: 'on Underdogs’ board', path: `/underdogs?contest=${dogs}` },
  { what: 'on Underdogs’ season page', path: `/underdogs/season?contest=${dogs}` },
];

/**
 * How long the main thread works for one tap that supposes another end, chances included, at a desk.
 * @param {import('playwright-core').Browser} browser @param {{ url: string, authorization: string, football: number, dogs: number }} site
 * @returns {Promise<import('./rules.mjs').Timed[]>}
 */
export async function tapsIn(browser, { url, authorization, ...contests }) {
  const [username = '', secret = ''] = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':');
  const found = [];
  for (const { what, path } of places(contests)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((entries) => Object.assign(localStorage, entries), { auth: JSON.stringify({ username }), auth2: secret });
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByRole('button', { name: 'What if', exact: true }).click();
    const choices = page.getByRole('group', { name: /^Suppose how .* ends$/ }).first();
    await choices.waitFor();
    const session = await context.newCDPSession(page);
    // CPU of the thread itself: what the server does beside it counts for nothing.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** @type {number[]} */
    const times = [];
    for (let n = 0; n < WARM + TIMES; n += 1) {
      const button = choices.getByRole('button').nth(n % 2);
      await page.waitForTimeout(SETTLED_MS);
      const before = await tasks(session);
      await button.evaluate((/** @type {HTMLElement} */ one) => one.click());
      await page.waitForTimeout(SETTLED_MS);
      if (n >= WARM) times.push((await tasks(session)) - before);
    }
    found.push({ what, times });
    await context.close();
  }
  return found;
}

/** What the main thread has done so far, ms. @param {import('playwright-core').CDPSession} session */
async function tasks(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
