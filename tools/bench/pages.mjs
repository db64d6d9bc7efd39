import { leagueOfFifty } from './league.mjs';
import { fetchRaw, parse } from './raw-read.mjs';
import { MONDAY_NIGHT } from './schedule.mjs';

/** @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const { site, authorization, call, page } = await leagueOfFifty();
  try {
    const whole = await fetchRaw(site.url + page, authorization);
    const content = parse(whole.body, whole.encoding);
    const poll = await fetchRaw(site.url + content.__delta, authorization);
    const changes = await scoreChanges(site.url, authorization, call, page);
    const [worst] = changes;
    return [
      {
        what: 'week page of 50 entries, compressed',
        value: whole.body.length / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 15,
        note: whole.encoding,
      },
      {
        what: 'poll that finds nothing new, with headers',
        value: poll.body.length + poll.headerBytes,
        unit: 'B',
        way: 'at most',
        bound: 300,
        note: `body ${poll.body.length} B`,
      },
      {
        what: 'poll after one score change',
        value: worst?.bytes ?? NaN,
        unit: 'B',
        way: 'at most',
        bound: 1000,
        note: `largest of ${changes.length} (${worst?.note}); smallest ${changes.at(-1)?.bytes} B`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/**
 * Plays the Monday game minute by minute, and weighs each poll that brings a change of its score.
 * @param {string} url @param {string} authorization @param {Awaited<ReturnType<typeof leagueOfFifty>>['call']} call @param {string} page
 */
async function scoreChanges(url, authorization, call, page) {
  await call('POST practice/clock', { body: { now: new Date(MONDAY_NIGHT + 60_000).toISOString() } });
  const first = await fetchRaw(url + page, authorization);
  let since = parse(first.body, first.encoding).__delta;
  let score = '';
  /** @type {{ bytes: number, note: string }[]} */
  const changes = [];
  for (let minute = 2; minute <= 190; minute += 1) {
    await call('POST practice/clock', { body: { now: new Date(MONDAY_NIGHT + minute * 60_000).toISOString() } });
    const answer = await fetchRaw(url + since, authorization);
    const { data, __delta, __whole } = parse(answer.body, answer.encoding);
    since = __delta ?? since;
    if (__whole) throw new Error('the poll was answered with a whole page');
    const games = data.scores?.data ?? [];
    if (games.length > 1) throw new Error('more than one game is on');
    const now = games.length === 0 ? score : `${games[0].score1}:${games[0].score2}`;
    if (now !== score)
      changes.push({
        bytes: answer.body.length,
        note: Object.entries(data)
          .map(([name, group]) => `${group.data.length} ${name}`)
          .join(', '),
      });
    score = now;
  }
  if (changes.length < 2) throw new Error('the score did not change');
  return changes.sort((a, b) => b.bytes - a.bytes);
}
