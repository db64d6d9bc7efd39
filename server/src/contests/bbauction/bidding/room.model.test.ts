import fc from 'fast-check';
import { describeByTurns } from '../../../testing/engines';
import { FollowedPage, type PageAnswer } from '../testing/followed-page';
import { looks, roomActs, type PlayedRoom } from '../testing/room-acts';
import { RoomModel } from '../testing/room-model';
import { OWNERS, SeveralProcesses } from '../testing/several-processes';

/** In the suite always the same rooms; POOLHOUSE_ROOM_TRIES=2000 for a long drill of others. */
const DRILL = process.env['POOLHOUSE_ROOM_TRIES'];
const RUNS = { numRuns: Number(DRILL ?? 4), ...(DRILL === undefined && { seed: 20260317 }), endOnFailure: DRILL === undefined };
const ACTS = 120;

describeByTurns('a room, whatever is done, whoever dies and comes back', (engine) => {
  let site: SeveralProcesses;
  beforeAll(async () => {
    site = await SeveralProcesses.make(engine);
  });
  afterAll(() => site.end());

  async function opened(lots: number, autoNext: number): Promise<{ model: RoomModel; real: PlayedRoom }> {
    const model = new RoomModel(await site.open(lots, autoNext), autoNext > 0);
    const viewers = new Map(
      OWNERS.map((who) => {
        const headers = { authorization: site.as(who) };
        const ask = async (url: string) => (await site.at(0).inject({ method: 'GET', url, headers })).json<PageAnswer>();
        return [who, new FollowedPage(ask, `/api/v1/bbauction/auction_data?contest_id=${site.contest}`)];
      }),
    );
    await site.at(0).call('POST bbauction/update_config', { as: site.as('carl'), body: { contest_id: site.contest, current_team: 0 } });
    for (const event of await site.news(0)) model.hear(event);
    model.sinces = site.alive.map(({ since }) => since);
    return { model, real: { site, viewers } };
  }

  it(
    'keeps what was promised: no bid lost, nothing sold unheard, each maximum answered, all see the same',
    async () => {
      const acts = fc.noBias(fc.commands([roomActs(site.most)], { maxCommands: ACTS, size: 'max' }));
      await fc.assert(
        fc.asyncProperty(acts, fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 8), async (list, lots, autoNext) => {
          const { model, real } = await opened(lots, autoNext);
          await fc.asyncModelRun(async () => ({ model, real }), list);
          const log = await site.news(0);
          for (const { seq, lot, who, amount } of model.acknowledged)
            expect(log[seq - 1]).toMatchObject({ seq, type: 'bid', lot, entryId: who, amount });
          while (site.alive.length < site.most) await site.start();
          for (const [at, who] of OWNERS.entries()) await looks(model, real, { at, who });
        }),
        RUNS,
      );
    },
    DRILL === undefined ? 60_000 : 24 * 3_600_000,
  );
});
