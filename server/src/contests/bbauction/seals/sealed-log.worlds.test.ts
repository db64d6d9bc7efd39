import { describeSite, type TestEngine } from '../../../testing/engines';
import { loggedAuction } from '../testing/logged-auction';

const HOUR = 3_600_000;

/** What Ann and Cat leave for lots that are not sold, by the place of the lot among those that are not up, in this order. */
const WORLDS: Record<string, readonly (readonly ['ann' | 'cat', number, number])[]> = {
  'maxima of two owners': [
    ['ann', 0, 60],
    ['cat', 3, 200],
    ['ann', 5, 1],
  ],
  'others, left and changed and taken out': [
    ['ann', 1, 15],
    ['ann', 1, 0],
    ['ann', 0, 61],
    ['cat', 7, 61],
    ['cat', 7, 90],
  ],
  none: [],
};

async function world(engine: TestEngine, maxima: (typeof WORLDS)[string]) {
  const league = await loggedAuction(engine);
  const { as, ok } = league;
  await ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 20, clock_reset: 10 }));
  await league.look();
  const teams = (await league.live('ann')).all_teams.data;
  const [sold = 0, ...others] = [...new Set(teams.map(({ lot }) => lot))].sort((a, b) => a - b);
  for (const [who, n, max] of maxima) await ok(league.proxy(who, others[n] ?? 0, max));
  await league.pass(HOUR);
  await ok(league.proxy('ann', sold, 40));
  await ok(league.proxy('cat', sold, 25));
  await ok(league.next(sold));
  await league.pass(20_500);
  await league.wait(0);
  await league.look();
  await ok(league.auctioneer('undo'));
  await ok(league.buy({ owner: 'Bob', team_id: sold, price: 9 }));
  await league.pass(HOUR);
  const query = { contest_id: league.contest };
  const answers = [
    await ok(league.call('GET proof/log', { as: as.bob, query })),
    await ok(league.call('GET proof/opened', { as: as.bob, query })),
    await ok(league.call('GET proof/checkpoint', { as: as.bob, query })),
    await ok(league.call('GET proof/consistency', { as: as.bob, query: { ...query, from: 2 } })),
  ];
  await league.app.close();
  return answers.map((answer) => JSON.stringify(answer));
}

/** Commitments, roots, salts, keys and signatures, the seed's among them: what is as likely in the one world as in the other. */
const masked = (text: string): string =>
  text
    .replace(/[0-9a-f]{16}(?=\/\d)/g, 'SITE')
    .replace(/[A-Za-z0-9+/]{22,}={0,2}/g, 'BYTES')
    .replace(/("owners\\":)\[[\d,]+\]/, '$1DRAWN');

describeSite('auctions that differ in maxima of what is not sold', (engine) => {
  it('have logs, openings and checkpoints that differ in commitments and signatures alone', async () => {
    const worlds = [];
    for (const maxima of Object.values(WORLDS)) worlds.push(await world(engine, maxima));
    const [first, ...others] = worlds;
    for (const other of others) {
      expect(other.map(masked)).toEqual(first?.map(masked));
      // They are not the same logs: what is masked does differ.
      expect(other).not.toEqual(first);
    }
    const text = first?.join() ?? '';
    expect(text).toContain('up to 40');
    expect(text).toContain('\\"price\\":26');
    for (const max of [60, 61, 90, 200]) expect(text).not.toContain(`\\"max\\":${max}}`);
  });
});
