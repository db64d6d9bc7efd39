import { rmSync } from 'node:fs';
import { weigh } from './chromium.mjs';
import { median } from './median.mjs';
import { signedInStorage } from './signed-in.mjs';
import { buildSingle } from './single.mjs';
import { BenchSite } from './site.mjs';
import { visitSlowly } from './slow-phone.mjs';
import { staticSite } from './static-site.mjs';

const ROUNDS = 3;
const BOARD = 'h1:has-text("Week")';
/** Stands when the board's data is drawn. */
const DRAWN = 'h2:has-text("Week")';
/** Pages of a player, what tells that each stands. */
const PAGES = /** @type {const} */ ([
  ['/', '#contests-heading'],
  ['/football/season', 'h1:has-text("Season")'],
  ['/accountsettings', 'h1:has-text("Account Settings")'],
]);

/** @param {{ scriptBytes: number, scripts: number }} visit */
const weight = ({ scriptBytes, scripts }) => `${(scriptBytes / 1000).toFixed(0)} kB in ${scripts} scripts`;

/** @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const folder = await buildSingle();
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  const single = staticSite(folder, site.url).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => single.once('listening', resolve));
    const address = single.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const storage = await signedInStorage(site.url);
    const guest = await weigh(`${site.url}/`, { storage: {}, ready: '#username' });
    const home = await weigh(`${site.url}/`, { storage, ready: '#contests-heading' });
    const federated = await weigh(`${site.url}/football`, { storage, ready: BOARD });
    const bundled = await weigh(`http://127.0.0.1:${port}/football`, { storage, ready: BOARD });
    const boards = [
      { url: `${site.url}/football`, ready: DRAWN },
      { url: `http://127.0.0.1:${port}/football`, ready: DRAWN },
    ];
    const [here = [], there = []] = await visitSlowly(boards, { storage, rounds: ROUNDS });
    const others = await visitSlowly(
      PAGES.map(([path, ready]) => ({ url: site.url + path, ready })),
      { storage, rounds: 1 },
    );
    const [guests = []] = await visitSlowly([{ url: site.url, ready: '#username' }], { storage: {}, rounds: 1 });
    return [...weights({ guest, home, federated, bundled }), ...slowPhone({ here, there, all: [here, guests, ...others].flat() })];
  } finally {
    single.close();
    single.closeAllConnections();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {import('./slow-phone.mjs').SlowVisit} SlowVisit */

/** @param {SlowVisit[]} here @param {SlowVisit[]} there @param {(visit: SlowVisit) => number} of */
function against(here, there, of) {
  const [ours = NaN, theirs = NaN] = [here, there].map((visits) => median(visits.map(of)));
  return { value: ours / theirs, note: `${ours.toFixed(0)} ms to ${theirs.toFixed(0)} ms` };
}

/** @param {SlowVisit[]} visits */
function secondVisit(visits) {
  const [first, again] = [median(visits.map(({ stood }) => stood)), median(visits.map((visit) => visit.again))];
  return { value: again / first, note: `${again.toFixed(0)} ms to ${first.toFixed(0)} ms, all files kept` };
}

/**
 * @param {string} page @param {Awaited<ReturnType<typeof weigh>>} visit @param {number} bound kB
 * @returns {import('./table.mjs').Figure}
 */
const firstVisit = (page, visit, bound) => ({
  ...{ what: `first visit to ${page}, JavaScript`, value: visit.scriptBytes / 1000, unit: 'kB', way: 'at most', bound },
  note: `${weight(visit)}, brotli, over the wire`,
});

/**
 * @param {Record<'guest' | 'home' | 'federated' | 'bundled', Awaited<ReturnType<typeof weigh>>>} weighed
 * @returns {import('./table.mjs').Figure[]}
 */
const weights = ({ guest, home, federated, bundled }) => [
  firstVisit('sign-in', guest, 80),
  firstVisit('home', home, 150),
  firstVisit('football', federated, 180),
  {
    what: 'of the first visit to football, JavaScript that runs',
    value: federated.runs,
    unit: 'of 1',
    way: 'at least',
    bound: 0.6,
    note: 'characters, not compressed, until the board is at rest',
  },
  {
    what: 'sign-in page, JavaScript of a first visit',
    value: guest.scriptBytes / 1000,
    unit: 'kB',
    way: 'at most',
    bound: 100,
    note: `${guest.scripts} scripts, brotli, over the wire`,
  },
  {
    what: 'first visit to the football page, JavaScript against one bundle',
    value: federated.scriptBytes / bundled.scriptBytes,
    unit: '×',
    way: 'at most',
    bound: 1.16,
    note: `${weight(federated)} to ${weight(bundled)}, brotli, over the wire`,
  },
];

/**
 * @param {Record<'here' | 'there' | 'all', SlowVisit[]>} visits
 * @returns {import('./table.mjs').Figure[]}
 */
function slowPhone({ here, there, all }) {
  const drawn = against(here, there, ({ stood }) => stood);
  const painted = against(here, there, (visit) => visit.painted);
  return [
    {
      what: 'the same on a slow phone, until the board is drawn with its data',
      unit: '×',
      value: drawn.value,
      note: `${drawn.note}; 1.6 Mbit/s, 150 ms, a quarter of the CPU, median of ${ROUNDS} interleaved rounds`,
    },
    {
      what: 'the same, largest paint, which on a phone is the bar that stands in index.html',
      unit: '×',
      way: 'at most',
      bound: 1.1,
      ...painted,
    },
    {
      what: 'a second visit of that phone against its first, until the board is drawn with its data',
      unit: '×',
      way: 'at most',
      bound: 0.3,
      ...secondVisit(here),
    },
    {
      what: 'layout shift of a first visit on that phone, the worst',
      value: Math.max(...all.map(({ moved }) => moved)),
      unit: 'of 1',
      way: 'at most',
      bound: 0.02,
      note: `sign-in, home, football board and season, account settings; every page in e2e/tests/addresses.test.ts`,
    },
  ];
}
