import { weigh } from './chromium.mjs';
import { fetchRaw, parse } from './raw-read.mjs';
import { demoPlayer, signedInStorage } from './signed-in.mjs';
import { basic, BenchSite } from './site.mjs';

/** The other contests' boards, as the demo league has them on its Sunday. */
const boards = [
  { name: 'NFL wins board of 8 entries', path: 'football/footballwins_pagedata' },
  { name: 'Underdogs board of 10 entries, 10 weeks', path: 'underdogs/pagedata' },
];

/** @param {BenchSite} site @returns {Promise<import('./table.mjs').Figure[]>} */
async function pages(site) {
  const { username, password } = await demoPlayer(site.url);
  const authorization = basic(username, password);
  /** @type {import('./table.mjs').Figure[]} */
  const figures = [];
  for (const { name, path } of boards) {
    const whole = await fetchRaw(`${site.url}/api/v1/${path}`, authorization);
    const poll = await fetchRaw(site.url + parse(whole.body, whole.encoding).__delta, authorization);
    figures.push({
      what: `${name}, compressed`,
      value: whole.body.length / 1000,
      unit: 'kB',
      way: 'at most',
      bound: 15,
      note: whole.encoding,
    });
    figures.push({
      what: `${name.replace(/ of .*/, '')}, poll that finds nothing new, with headers`,
      value: poll.body.length + poll.headerBytes,
      unit: 'B',
      way: 'at most',
      bound: 300,
      note: `body ${poll.body.length} B`,
    });
  }
  return figures;
}

/** What a second contest costs: its boards' bytes, and the scripts of going there from football. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  try {
    const storage = await signedInStorage(site.url);
    const moved = await weigh(`${site.url}/football`, {
      storage,
      ready: 'h1:has-text("Week")',
      onward: { link: 'header a[href="/underdogs"]', ready: 'h1:has-text("Underdogs")' },
    });
    return [
      ...(await pages(site)),
      {
        what: 'from football to Underdogs, JavaScript',
        value: moved.scriptBytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 60,
        note: `${moved.scripts} scripts, brotli, over the wire`,
      },
    ];
  } finally {
    await site.stop();
  }
}
