import { sha256 } from '../../../ground/proof/merkle';
import { newProofSite } from '../../../ground/proof/proof-site';
import { describeByTurns } from '../../../testing/engines';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { FIRST_TEE, golfTestLeague, HOUR, type GolfTestLeague } from '../testing/golf-test-league';

describeByTurns('the logs of golf and Pick1', (engine) => {
  let league: GolfTestLeague;
  let look: () => Promise<string>;
  let proof: ReturnType<typeof newProofSite>;
  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    proof = newProofSite();
    league = await golfTestLeague({ ...engine, open: async () => db }, { contests, proof });
    look = logKeeper({ db, clock: league.clock, contests, proof }).look;
    await look();
  });
  afterEach(() => league.app.close());

  const at = async (time: number) => {
    league.clock.set(time);
    await look();
  };
  const opened = async (contest_id: number) =>
    (await league.call('GET proof/opened', { as: league.as.bob, query: { contest_id } })).data?.opened ?? [];
  const lines = async (contest_id: number) => {
    const { data } = await league.call('GET proof/log', { as: league.as.bob, query: { contest_id } });
    return (data?.lines ?? []).map((line) => JSON.parse(line) as { kind: string; body: Record<string, unknown> });
  };

  it('open all picks of a tournament with its first tee, each against a seal of before', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await at(FIRST_TEE - 2 * HOUR);
    await league.pick('bob', [5, 6, 7, 8]);
    expect(await opened(league.contest)).toEqual([]);
    await at(FIRST_TEE);
    const lock = (await lines(league.contest)).find(({ kind }) => kind === 'lock');
    expect(lock).toMatchObject({
      kind: 'lock',
      body: { period: `2022-t${league.first}`, events: [league.first], slots: 12, last: true, name: expect.any(String) as string },
    });
    const all = await opened(league.contest);
    expect(all).toHaveLength(12);
    const beat = Number(lock?.body['beat']);
    const of = (entry: number) => all.filter((one) => one.entry === entry);
    expect(of(league.entries.ann).map((one) => [one.slot, one.beat, one.says])).toEqual([
      [1, beat - 1, 'Golfer 001'],
      [2, beat - 1, 'Golfer 002'],
      [3, beat - 1, 'Golfer 003'],
      [4, beat - 1, 'Golfer 004'],
    ]);
    expect(of(league.entries.bob).every((one) => one.beat === beat)).toBe(true);
    expect(of(league.entries.carl).map(({ shown }) => shown)).toEqual(['null', 'null', 'null', 'null']);
    for (const one of all) expect(JSON.stringify((JSON.parse(one.content) as { pick: unknown }).pick)).toBe(one.shown);
  });

  it("seal the one golfer of Pick1 in that contest's own log", async () => {
    const body = { entry_id: league.pick1Entries.ann, pick: 9 };
    expect(await league.call('POST golf/makepick1', { as: league.as.ann, body })).toMatchObject({ status: 200 });
    await at(FIRST_TEE);
    const both = (await opened(league.pick1)).sort((a, b) => a.entry - b.entry);
    expect(both).toMatchObject([
      { entry: league.pick1Entries.ann, slot: 1, says: 'Golfer 009' },
      { entry: league.pick1Entries.bob, slot: 1, says: '' },
    ]);
  });

  it('answer saves with a signed receipt of all golfers', async () => {
    await at(FIRST_TEE - 2 * HOUR);
    const period = `2022-t${league.first}`;
    const sum = (golfers: readonly number[]) => {
      const picks = golfers.map((golfer, n) => `{"pick":{"golfer":${golfer},"name":"Golfer 00${golfer}"},"slot":${n + 1}}`);
      return sha256(`[${picks.join(',')}]`).toString('base64');
    };
    const body = { entry_id: league.entries.ann, pick1: 1, pick2: 2, pick3: 3, pick4: 4 };
    const four = (await league.call('POST golf/makepicks', { as: league.as.ann, body })).data?.receipt;
    const one = (await league.call('POST golf/makepick1', { as: league.as.ann, body: { entry_id: league.pick1Entries.ann, pick: 9 } })).data
      ?.receipt;
    const said = [four, one].map((receipt) => JSON.parse(receipt?.text ?? '{}') as unknown);
    expect(said).toMatchObject([
      { contest: league.contest, entry: league.entries.ann, period, picks: sum([1, 2, 3, 4]) },
      { contest: league.pick1, entry: league.pick1Entries.ann, period, picks: sum([9]) },
    ]);
    for (const receipt of [four, one]) expect(proof.key.sign(receipt?.text ?? '').toString('base64')).toBe(receipt?.signature);
  });

  it('tell what an administrator sets after the first tee, with what was there', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await at(FIRST_TEE);
    const body = { entry_id: league.entries.ann, tid: league.first, pick1: 5, pick2: 2, pick3: 3, pick4: 4, reason: 'rang before' };
    expect(await league.call('POST ad/MakeGolfPicks', { as: league.as.carl, body })).toMatchObject({ status: 200 });
    const told = (await lines(league.contest)).filter(({ kind }) => kind === 'override').map((line) => line.body);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ entry: league.entries.ann, slot: 1, before: { golfer: 1 }, after: { golfer: 5, by: 'admin' } });
    expect((await opened(league.contest)).find((one) => one.entry === league.entries.ann && one.slot === 1)).toMatchObject({
      content: expect.stringContaining('"golfer":1,') as string,
      shown: expect.stringContaining('"golfer":5,') as string,
    });
  });

  it('tell of what an administrator sets before it that it was set, alike whatever was there and however often', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await at(FIRST_TEE - HOUR);
    const told = async () => (await lines(league.contest)).filter(({ kind }) => kind === 'override').map((line) => line.body);
    const sealed = { sealed: true };
    for (const slots of [4, 8]) {
      const body = { entry_id: league.entries.ann, tid: league.first, pick1: 5, pick2: 2, pick3: 3, pick4: 4, reason: 'wants Golfer 005' };
      expect(await league.call('POST ad/MakeGolfPicks', { as: league.as.carl, body })).toMatchObject({ status: 200 });
      expect(await told()).toEqual(
        Array.from({ length: slots }, (_, n) => ({
          ...{ entry: league.entries.ann, period: `2022-t${league.first}`, slot: (n % 4) + 1, by: 'admin' },
          ...{ before: sealed, after: sealed, reason: '' },
        })),
      );
    }
    await at(FIRST_TEE);
    const one = (await opened(league.contest)).find(({ entry, slot }) => entry === league.entries.ann && slot === 1);
    expect(one?.content).toContain('"by":"admin","golfer":5,');
    expect(one?.content).toContain('wants Golfer 005');
  });
});
