import { BEFORE, dice, MID_WEEK, SEASON, seasonCsv, WEEK } from './schedule.mjs';
import { BenchSite } from './site.mjs';
import { serveWithSeason } from './with-season.mjs';

const first = 'Ada Ben Cleo Dan Eve Finn Gus Hana Ivo Jo Kit Lena Max Nia Otto Pia Quin Rosa Sam Tess Uma Vic Wes Yara Zoe'.split(' ');
const second = ['Hail Marys', 'Backdoor Covers'];

/**
 * A site with one contest of 50 entries on the Sunday of week 5, 1 pm games under way, a dozen messages on the board.
 * @returns {Promise<{ site: BenchSite, authorization: string, call: ReturnType<typeof import('./site.mjs').caller>, page: string, contestId: number }>}
 */
export async function leagueOfFifty() {
  const site = new BenchSite({ POOLHOUSE_CLOCK: BEFORE, POOLHOUSE_CLOCK_RATE: '0' });
  const { authorization, call } = await serveWithSeason(site, seasonCsv(), { name: 'Ada Hail Marys', season: SEASON });
  const contest = await call('POST ad/add_contest', { body: { contest_type: 'football', name: 'The League', year: SEASON } });
  const entries = await enterFifty(call, contest.id);
  for (let week = 1; week <= WEEK; week += 1) await playWeek(call, contest.id, entries, week);
  for (let n = 0; n < 12; n += 1) {
    await call('POST football/smack', {
      body: {
        contest_id: contest.id,
        Message: `Week ${WEEK}, message ${n + 1}: that line was never going to hold, and everybody knew it.`,
      },
    });
  }
  await call('POST practice/clock', { body: { now: MID_WEEK, rate: 0 } });
  return { site, authorization, call, contestId: contest.id, page: `/api/v1/football/pagedata?contest_id=${contest.id}` };
}

/** @param {ReturnType<typeof import('./site.mjs').caller>} call @param {number} contestId @returns {Promise<number[]>} entry ids */
async function enterFifty(call, contestId) {
  const own = (await call('GET ad/pagedata')).users.data[0].id;
  const ids = [];
  for (let n = 0; n < 50; n += 1) {
    const name = `${first[n % first.length]} ${second[Math.floor(n / first.length)]}`;
    const user = n === 0 ? own : (await call('GET ad/adduser', { query: { email: `player${n}@example.org`, name } })).id;
    ids.push((await call('POST ad/add_contest_entry', { body: { contest_id: contestId, user_id: user, entry_name: name } })).id);
  }
  return ids;
}

/** @param {ReturnType<typeof import('./site.mjs').caller>} call @param {number} contestId @param {number[]} entries @param {number} week */
async function playWeek(call, contestId, entries, week) {
  const roll = dice(week + 1);
  await call('POST practice/clock', { body: { now: new Date(Date.parse(BEFORE) + (week - 1) * 7 * 86_400_000).toISOString() } });
  const { scores } = await call('GET football/pagedata', { query: { contest_id: contestId, week } });
  for (const entry of entries) {
    /** @type {Record<string, unknown>} */
    const query = { entry_id: entry, week, reason: 'bench' };
    const start = roll(scores.data.length);
    for (let slot = 1; slot <= 5; slot += 1) {
      const game = scores.data[(start + slot * 3) % scores.data.length];
      query[`event_id${slot}`] = game.ID;
      query[`Pick${slot}`] = roll(2) === 0 ? game.team1 : game.team2;
    }
    await call('GET football/MakePicksGuts', { query });
  }
}
