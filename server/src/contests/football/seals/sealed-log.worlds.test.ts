import { newProofSite } from '../../../ground/proof/proof-site';
import { describeSite, type TestEngine } from '../../../testing/engines';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { footballLeague, saveOf, SUNDAY, THURSDAY, type Choice } from '../testing/football-league';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2022-09-06T12:00:00Z');

/** What Ann saves in a world, in this order; her pick of Thursday's game is the same in all. */
const WORLDS: Record<string, readonly (readonly Choice[])[]> = {
  'five picks, saved once': [
    [
      [0, 'A'],
      [1, 'H', 1],
      [2, 'A'],
      [3, 'A'],
      [6, 'A'],
    ],
  ],
  'five others, saved six times': [
    [
      [0, 'A'],
      [1, 'A'],
      [2, 'H'],
      [3, 'H'],
      [6, 'H'],
    ],
    [
      [0, 'A'],
      [6, 'A'],
      [5, 'H'],
      [4, 'H'],
      [3, 'H'],
    ],
    [
      [0, 'A'],
      [1, 'A'],
      [2, 'H'],
      [3, 'H'],
      [6, 'H'],
    ],
    [[0, 'A']],
    [
      [0, 'A'],
      [1, 'A'],
      [2, 'H', 1],
      [3, 'H'],
      [6, 'H'],
    ],
    [
      [0, 'A'],
      [1, 'H'],
      [2, 'H', 1],
      [3, 'H', 1],
      [6, 'H'],
    ],
  ],
  'one pick': [[[0, 'A']]],
};

async function world(engine: TestEngine, saves: readonly (readonly Choice[])[]) {
  const db = await engine.open();
  const contests = openContests(db, plugs);
  const proof = newProofSite();
  const league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
  const { look } = logKeeper({ db, clock: league.clock, contests, proof });
  const at = async (time: number) => {
    league.clock.set(time);
    await look();
  };
  await at(TUESDAY);
  for (const choices of saves) {
    const { status } = await league.call('POST football/makepicks', {
      as: league.as.ann,
      body: saveOf(league, league.entries.ann, choices),
    });
    expect(status).toBe(200);
  }
  for (const time of [TUESDAY + HOUR, THURSDAY - HOUR, THURSDAY]) await at(time);
  // An administrator puts what is sealed over what is open, and over what is sealed or nothing; and so what is open.
  const body = { entry_id: league.entries.ann, week: 1, reason: 'Wants Away4' };
  const picks = [4, 5, 1, 2, 0].map((game, n) => ({ [`Pick${n + 1}`]: `A${game}`, [`event_id${n + 1}`]: league.games[game] }));
  const set = await league.call('POST football/MakePicksGuts', { as: league.as.carl, body: Object.assign(body, ...picks) });
  expect(set).toMatchObject({ status: 200 });
  for (const time of [THURSDAY + HOUR, SUNDAY - 1]) await at(time);
  const query = { contest_id: league.contest };
  const answers = [
    await league.call('GET proof/log', { as: league.as.bob, query }),
    await league.call('GET proof/opened', { as: league.as.bob, query }),
    await league.call('GET proof/checkpoint', { as: league.as.bob, query }),
    await league.call('GET proof/consistency', { as: league.as.bob, query: { ...query, from: 2 } }),
  ];
  await league.app.close();
  return answers.map(({ data, error }) => {
    if (!data) throw new Error(error?.message);
    return JSON.stringify(data);
  });
}

/** Commitments, roots, salts, keys and signatures: what is as likely in the one world as in the other. */
const masked = (text: string): string => text.replace(/[0-9a-f]{16}(?=\/\d)/g, 'SITE').replace(/[A-Za-z0-9+/]{22,}={0,2}/g, 'BYTES');

describeSite('sites that differ in sealed picks alone', (engine) => {
  it('have logs, openings and checkpoints that differ in commitments and signatures alone', async () => {
    const [first, ...others] = await Promise.all(Object.values(WORLDS).map((saves) => world(engine, saves)));
    for (const other of others) {
      expect(other.map(masked)).toEqual(first?.map(masked));
      // They are not the same logs: what is masked does differ.
      expect(other).not.toEqual(first);
    }
    // Thursday's game was opened, and is told once more where it was put.
    expect(first?.[1]).toContain('"slot":1');
    expect(first?.join()).not.toMatch(/"says":"[AH][1-6]/);
    const told = [...(first?.join() ?? '').matchAll(/\\"kind\\":\\"override\\"/g)];
    expect(told).toHaveLength(5);
  });
});
