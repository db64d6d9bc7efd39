import { sha256 } from '../../../ground/proof/merkle';
import { describeByTurns } from '../../../testing/engines';
import { loggedAuction, type LoggedAuction } from '../testing/logged-auction';

const HOUR = 3_600_000;

describeByTurns("an auction's log", (engine) => {
  let league: LoggedAuction;
  beforeEach(async () => {
    league = await loggedAuction(engine);
    await league.look();
    await league.ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 20, clock_reset: 10 }));
  });
  afterEach(() => league.app.close());

  const kinds = async () => (await league.lines()).map(({ kind }) => kind);
  const last = async (kind: string) => (await league.lines()).findLast((line) => line.kind === kind)?.body;
  const up = async () => (await league.ok(league.next())).current_team;
  /** Lets the hammer fall on what is up. */
  const hammer = async () => {
    const sales = async () => (await kinds()).filter((kind) => kind === 'sold').length;
    const before = await sales();
    league.clock.advance(20_500);
    // The site's own hammer may have been quicker.
    await league.wait(20_500);
    expect(await sales()).toBe(before + 1);
  };
  const picksOf = async () => (await league.opened()).map(({ content }) => (JSON.parse(content) as { pick: unknown }).pick);

  it('begins with the order that is sealed, and seals all maxima of all owners every hour', async () => {
    expect(await kinds()).toEqual(['began', 'order.sealed', 'beat']);
    const [began, sealed, beat] = await league.lines();
    expect(began?.body).toMatchObject({ type: 'bbauction', slots: 64, entries: [{}, {}, {}], picks: [], results: [] });
    expect(sealed?.body).toMatchObject({ layout: 'single', commit: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(beat?.body).toMatchObject({ period: `${league.where.year}-auction`, name: 'Auction', slots: 3 * 64 });
    await league.pass(HOUR);
    await league.pass(1000);
    expect(await kinds()).toEqual(['began', 'order.sealed', 'beat', 'beat']);
  });

  it('tells of a bid nothing, of a sale who paid what, and opens the maxima of that lot alone', async () => {
    const lot = await up();
    const other = (await league.live('ann')).all_teams.data.find((team) => team.lot !== lot)?.lot ?? 0;
    await league.ok(league.proxy('bob', lot, 30));
    await league.ok(league.proxy('ann', lot, 12));
    await league.ok(league.proxy('cat', other, 77));
    await league.pass(1000);
    expect(await league.opened()).toEqual([]);
    expect(await kinds()).toEqual(['began', 'order.sealed', 'beat', 'auction.opened', 'lot.up']);
    await hammer();
    expect(await last('sold')).toMatchObject({ lot, entry: league.entries.bob, price: 13, by: 'hammer' });
    expect(await league.opened()).toEqual([]);
    await league.look();
    expect(await last('lock')).toMatchObject({ events: [lot] });
    expect(await picksOf()).toEqual([
      { event: lot, max: 12 },
      { event: lot, max: 30 },
    ]);
    expect(
      (await league.opened()).map(({ says, shown, content }) => [says, (JSON.parse(content) as { pick: object }).pick, shown]),
    ).toEqual([
      [expect.stringMatching(/: up to 12$/), { event: lot, max: 12 }, `{"event":${lot},"max":12}`],
      [expect.stringMatching(/: up to 30$/), { event: lot, max: 30 }, `{"event":${lot},"max":30}`],
    ]);
    await league.look();
    expect((await kinds()).filter((kind) => kind === 'lock')).toHaveLength(1);
  });

  it('opens against the seal before the sale what stood in that', async () => {
    const lot = await up();
    await league.ok(league.proxy('ann', lot, 12));
    await league.pass(HOUR);
    // The site was away for an hour: the clock stopped.
    await league.ok(league.buy({ owner: 'Bob', team_id: lot, price: 5 }));
    const beat = (await last('beat'))?.['beat'];
    await league.look();
    expect(await league.opened()).toMatchObject([{ beat, entry: league.entries.ann }]);
    expect(await last('sold')).toMatchObject({ by: 'administrator', price: 5 });
  });

  it('leaves open what was opened of a sale that is undone, and seals anew what is left for it then', async () => {
    const lot = await up();
    await league.ok(league.proxy('ann', lot, 12));
    await league.ok(league.bid('bob', lot, 20));
    await hammer();
    await league.pass(1000);
    expect(await picksOf()).toEqual([{ event: lot, max: 12 }]);
    await league.ok(league.auctioneer('undo'));
    expect((await league.lines()).slice(-2)).toMatchObject([
      { kind: 'sale.undone', body: { lot, reason: 'Misheard' } },
      { kind: 'postponed', body: { event: lot } },
    ]);
    await league.ok(league.proxy('ann', lot, 0));
    await league.ok(league.proxy('cat', lot, 40));
    await league.pass(1000);
    expect((await league.opened()).map(({ shown, says }) => ({ shown, says }))).toEqual([{ shown: `{"event":${lot},"max":12}`, says: '' }]);
    expect(await up()).toBe(lot);
    await hammer();
    await league.look();
    expect(await picksOf()).toEqual([
      { event: lot, max: 12 },
      { event: lot, max: 40 },
    ]);
    expect(
      (await league.opened()).every(({ content, shown }) => shown === JSON.stringify((JSON.parse(content) as { pick: object }).pick)),
    ).toBe(true);
  });

  it('makes no lock of a sale that was undone before anybody looked', async () => {
    const lot = await up();
    await league.ok(league.bid('bob', lot, 20));
    await hammer();
    await league.ok(league.auctioneer('undo'));
    await league.ok(league.proxy('ann', lot, 12));
    await league.pass(1000);
    expect(await kinds()).not.toContain('lock');
    expect(await league.opened()).toEqual([]);
  });

  it('opens everything once all is sold, tells the order, and seals a round of its own when it goes on', async () => {
    const lots = [...new Set((await league.live('ann')).all_teams.data.map(({ lot }) => lot))];
    const [first = 0] = lots;
    await league.ok(league.proxy('ann', first, 3));
    for (const lot of lots) await league.ok(league.buy({ owner: 'Bob', team_id: lot, price: 5 }));
    await league.wait(0);
    await league.look();
    expect(await last('lock')).toMatchObject({ last: true });
    expect(await league.opened()).toHaveLength(3 * 64);
    const order = (await last('auction.completed')) as { lots: number[]; seed: string };
    expect(new Set(order.lots)).toEqual(new Set(lots));
    const before = (await kinds()).length;
    await league.pass(HOUR);
    expect(await kinds()).toHaveLength(before);
    await league.ok(league.auctioneer('undo'));
    await league.look();
    expect((await league.lines()).slice(before)).toMatchObject([
      { kind: 'auction.reopened' },
      { kind: 'sale.undone' },
      { kind: 'postponed' },
      { kind: 'beat', body: { period: `${league.where.year}-auction-2` } },
    ]);
  });

  it('tells settings, shares and corrections', async () => {
    const lot = await up();
    await league.ok(league.settings({ budget: 200 }));
    await league.ok(league.buy({ owner: 'Bob', team_id: lot, price: 5 }));
    await league.ok(
      league.call('POST bbauction/split', {
        as: league.as.carl,
        body: { ...league.where, lot, entry_id: league.entries.ann, percent: 40 },
      }),
    );
    await league.ok(league.buy({ owner: 'Cat', team_id: lot, price: 7, reason: 'Misheard' }));
    const told = (await league.lines()).slice(4).map(({ kind, body }) => ({ kind, body }));
    expect(told).toMatchObject([
      { kind: 'lot.up', body: { lot, by: 'order' } },
      { kind: 'auction.settings', body: { budget: 200, payouts: [50, 100, 250, 400, 800, 1600] } },
      { kind: 'sold', body: { lot, entry: league.entries.bob, price: 5, by: 'administrator' } },
      { kind: 'sale.shared', body: { lot, entry: league.entries.ann, percent: 40 } },
      { kind: 'sale.corrected', body: { lot, entry: league.entries.cat, price: 7, reason: 'Misheard' } },
    ]);
  });

  it('answers a maximum with a signed receipt of all of them', async () => {
    const lot = await up();
    await league.ok(league.bid('bob', lot, 20));
    const { receipt, maxima } = await league.ok(league.proxy('ann', lot, 12));
    const text = JSON.parse(receipt?.text ?? '{}') as Record<string, unknown>;
    expect(text).toMatchObject({ contest: league.contest, entry: league.entries.ann, period: `${league.where.year}-auction` });
    expect(league.proof.key.sign(receipt?.text ?? '').toString('base64')).toBe(receipt?.signature);
    expect(maxima).toEqual([{ slot: expect.any(Number) as number, lot, max: 12 }]);
    const picks = Array.from({ length: 64 }, (_, n) =>
      n + 1 === maxima?.[0]?.slot ? `{"pick":{"event":${lot},"max":12},"slot":${n + 1}}` : `{"pick":null,"slot":${n + 1}}`,
    );
    expect(sha256(`[${picks.join(',')}]`).toString('base64')).toBe(text['picks']);
    await hammer();
    await league.look();
    expect(await league.opened()).toMatchObject([{ slot: maxima?.[0]?.slot }]);
  });
});
