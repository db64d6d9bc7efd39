import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';
import { leagueOfFifty } from './league.mjs';
import { median } from './median.mjs';
import { SEASON, WEEK } from './schedule.mjs';
import { rulesInBrowser } from './what-if/rules.mjs';
import { tapsIn } from './what-if/taps.mjs';

/** A phone is so many times as slow. */
const SLOWER = 4;
/** What a tap may take of it: one frame. */
const FRAME_MS = 16;
const ENTRIES = 50;

/** @typedef {import('./what-if/rules.mjs').Timed} Timed */

/**
 * What supposing how a game ends costs a browser, in pools of 50 on a Sunday, wherever it stands: the tables as they would stand, the longest slice of the chances of
 * that, and the whole tap with all that is drawn.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const { site, authorization, call, contestId } = await leagueOfFifty();
  const browser = await chromium.launch(launchOptions);
  try {
    const dogs = await kennelOfFifty(call);
    const pages = {
      board: await call('GET football/pagedata', { query: { contest_id: contestId } }),
      season: await call('GET football/season', { query: { contest_id: contestId } }),
      dogs: await call('GET underdogs/pagedata', { query: { contest_id: dogs } }),
    };
    const { rules, slices } = await rulesInBrowser(browser, pages);
    const taps = await tapsIn(browser, { url: site.url, authorization, football: contestId, dogs });
    return [
      ...rules.map((timed) => figure('what if, the tables of', timed, FRAME_MS)),
      ...slices.map((timed) => figure('what if, the longest slice of', timed, FRAME_MS)),
      ...taps.map((timed) => figure('what if, a tap with all that it draws,', timed)),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @param {string} of @param {Timed} timed @param {number} [bound] @returns {import('./table.mjs').Figure} */
const figure = (of, { what, times }, bound) => ({
  what: `${of} ${what}, ${SLOWER} times as slow`,
  value: SLOWER * median(times),
  unit: 'ms',
  ...(bound !== undefined && { way: 'at most', bound }),
  note: `${ENTRIES} entries; ${SLOWER} times the time at full speed, median of ${times.length}${bound === undefined ? '' : ', each the least of several'}; largest ${(SLOWER * Math.max(...times)).toFixed(0)} ms`,
});

/**
 * An Underdogs contest of the same fifty, with a pick each of the weeks so far; those of this one are of games that are on.
 * @param {(key: string, parts?: { query?: Record<string, unknown>, body?: unknown }) => Promise<any>} call
 * @returns {Promise<number>} its number
 */
async function kennelOfFifty(call) {
  const contest = await call('POST ad/add_contest', { body: { contest_type: 'underdogs', name: 'The Kennel', year: SEASON } });
  const users = (await call('GET ad/pagedata')).users.data.slice(0, ENTRIES);
  const games = [];
  for (let week = 1; week <= WEEK; week += 1)
    games.push((await call('GET underdogs/games', { query: { contest_id: contest.id, week } })).events.data);
  for (const [n, user] of users.entries()) {
    const { id: entryId } = await call('POST ad/add_contest_entry', {
      body: { contest_id: contest.id, user_id: user.id, entry_name: `Hound ${n + 1}` },
    });
    for (const [w, ofWeek] of games.entries()) {
      // Another week's team is refused, so the next one is tried.
      const [from, of] = w === WEEK - 1 ? [1, 9] : [0, ofWeek.length];
      for (let tried = 0; tried < of; tried += 1) {
        const { ID: eventId } = ofWeek[from + ((n * 5 + w * 3 + tried) % of)];
        const taken = await call('POST underdogs/savepick', { body: { entryId, eventId, spread: null, reason: 'bench' } }).then(
          () => true,
          () => false,
        );
        if (taken) break;
      }
    }
  }
  return contest.id;
}
