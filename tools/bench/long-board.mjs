import { get } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';
import { NOW } from './circles.mjs';
import { median } from './median.mjs';
import { filled } from './scale/filled.mjs';
import { Probe, probed } from './scale/probed.mjs';
import { BenchSite } from './site.mjs';

const PLAYERS = 500;
const CONTESTS = 3;
const NEXT = 40;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** @typedef {import('./scale/browsers.mjs').Viewer} Viewer */

/**
 * The football board of a contest of 500 on a Sunday: what its first reader costs the server, what each further one, and how much of a page it
 * makes in a browser.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK: new Date(NOW).toISOString(), POOLHOUSE_CLOCK_RATE: '0' });
  const probe = new Probe(join(site.folder, 'probe.json'));
  try {
    const { viewers } = await filled(site, { groups: CONTESTS, contests: 1, players: PLAYERS });
    await site.serve('--empty', probed(probe.file));
    const contests = Array.from({ length: CONTESTS }, (_, n) => viewers.slice(n * PLAYERS, n * PLAYERS + 1 + NEXT));
    /** @type {{ first: number, next: number }[]} */
    const costs = [];
    for (const [first, ...next] of contests) costs.push(await costOf(site.url, probe, { first, next }));
    const [most, least] = [Math.max, Math.min].map((of) => of(...costs.map(({ first }) => first)).toFixed(0));
    const nodes = await nodesOf(site.url, viewers[0]);
    const how = { way: /** @type {const} */ ('at most') };
    return [
      {
        ...{ what: 'football board of 500 entries, its first reader, CPU', value: median(costs.map(({ first }) => first)), unit: 'ms' },
        ...{ ...how, bound: 60, note: `median of ${CONTESTS} contests after one start, ${least} to ${most} ms` },
      },
      {
        ...{ what: 'the same, each next reader', value: median(costs.map(({ next }) => next)), unit: 'ms', ...how, bound: 5 },
        note: `${NEXT} others, each seen for the first time`,
      },
      { ...{ what: 'the same in a browser, nodes', value: Math.max(...nodes), unit: '', ...how, bound: 3000 }, note: nodes.join(' and ') },
    ];
  } finally {
    await site.stop();
  }
}

/** @param {string} url @param {Probe} probe @param {{ first: Viewer | undefined, next: Viewer[] }} readers @returns {Promise<{ first: number, next: number }>} ms of CPU each */
async function costOf(url, probe, { first, next }) {
  if (!first) throw new Error('a contest has no reader');
  const at = await probe.ask();
  await read(url, first);
  const one = await probe.ask();
  for (const viewer of next) await read(url, viewer);
  const all = await probe.ask();
  return { first: (one.cpu - at.cpu) * 1000, next: ((all.cpu - one.cpu) * 1000) / next.length };
}

/** As the browser reads it. @param {string} url @param {Viewer} viewer @returns {Promise<void>} */
function read(url, { authorization, contest }) {
  const headers = { accept: 'application/json;own=apart', 'accept-encoding': 'br', 'x-application-id': 'bench', authorization };
  return new Promise((resolve, reject) => {
    get(`${url}/api/v1/football/pagedata?contest_id=${contest}`, { headers }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`the board answered ${answer.statusCode}`))));
    }).on('error', reject);
  });
}

/** On a phone and at a desk. @param {string} url @param {Viewer | undefined} viewer @returns {Promise<number[]>} */
async function nodesOf(url, viewer) {
  const [username = '', secret = ''] = Buffer.from(viewer?.authorization.slice('Basic '.length) ?? '', 'base64')
    .toString()
    .split(':');
  const browser = await chromium.launch(launchOptions);
  try {
    const nodes = [];
    for (const viewport of SIZES) {
      const page = await browser.newPage({ viewport });
      await page.addInitScript((entries) => Object.assign(localStorage, entries), { auth: JSON.stringify({ username }), auth2: secret });
      await page.goto(`${url}/football?contest=${viewer?.contest}`);
      const whole = page.getByRole('button', { name: 'Whole board' });
      const standings = page.getByRole('heading', { name: 'Standings' }).first();
      await standings.or(whole).first().waitFor();
      if (await whole.isVisible()) await whole.click();
      await standings.waitFor();
      nodes.push(await page.evaluate(() => document.querySelectorAll('*').length));
      await page.close();
    }
    return nodes;
  } finally {
    await browser.close();
  }
}
