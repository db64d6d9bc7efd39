import fc from 'fast-check';
import { must } from '../../../ground/must';
import type { AuctionEvent } from '../log/auction-log';
import { sorted, type FollowedPage, type PageAnswer } from './followed-page';
import type { RoomModel } from './room-model';
import { OWNERS, type Owner, type SeveralProcesses } from './several-processes';

/** A room as it is played: the site, and what was heard of it. */
export interface PlayedRoom {
  site: SeveralProcesses;
  /** Who looks at it, through whichever process there is. */
  viewers: ReadonlyMap<Owner, FollowedPage>;
}
type Act = fc.AsyncCommand<RoomModel, PlayedRoom>;
type Answer = { status: number; error?: { message: string } | undefined };

/** What an act must come to: taken or not, and what it writes, apart from what maxima answer. */
interface Expected {
  taken: boolean;
  writes: readonly AuctionEvent['type'][];
}
const refused: Expected = { taken: false, writes: [] };
const taken = (...writes: AuctionEvent['type'][]): Expected => ({ taken: true, writes });

const isAnswer = ({ type, kind }: AuctionEvent): boolean => type === 'bid' && kind === 'auto';

async function hear(model: RoomModel, { site }: PlayedRoom): Promise<AuctionEvent[]> {
  model.sinces = site.alive.map(({ since }) => since);
  const news = await site.news(model.seq);
  for (const event of news) model.hear(event);
  return news;
}

/** The site does what is due by itself, once however many processes it has, and nothing else. */
async function settle(model: RoomModel, room: PlayedRoom): Promise<void> {
  const now = room.site.clock.now();
  for (;;) {
    model.sinces = room.site.alive.map(({ since }) => since);
    const due = model.due !== undefined && model.due.at <= now ? [model.due.type] : [];
    await room.site.strike();
    const news = await hear(model, room);
    expect(news.filter((event) => !isAnswer(event)).map(({ type }) => type)).toEqual(due);
    if (due.length === 0) break;
  }
  model.leavesNoMaximumUnanswered(now);
}

/** One act of somebody: its answer, and what it wrote, are as they have to be. No two are made in one millisecond. */
async function does(model: RoomModel, room: PlayedRoom, expected: Expected, act: () => Promise<Answer>): Promise<void> {
  const { status, error } = await act();
  const news = await hear(model, room);
  // The site may have been as quick with the end of the auction.
  const writes = news.filter((event) => !isAnswer(event) && event.type !== 'completed').map(({ type }) => type);
  expect([status === 200, writes, error?.message]).toEqual([expected.taken, expected.writes, expected.taken ? undefined : error?.message]);
  await settle(model, room);
}

const which = fc.nat({ max: 1 });
const owner = fc.constantFrom(...OWNERS);
/** While at least one process lives. */
const act = (words: string, run: (model: RoomModel, room: PlayedRoom) => Promise<void>): Act => ({
  check: ({ sinces }) => sinces.length > 0,
  run: async (model, room) => {
    room.site.clock.advance(1);
    await settle(model, room);
    await run(model, room);
  },
  toString: () => words,
});

function bidAt(room: PlayedRoom, model: RoomModel, { at, who, amount }: { at: number; who: Owner; amount: number }) {
  const { site } = room;
  const lot = model.up?.lot ?? model.lots[0] ?? 0;
  return site.at(at).call('POST bbauction/bid', { as: site.as(who), body: { contest_id: site.contest, lot, amount } });
}

const bids = fc.record({ at: which, who: owner, above: fc.integer({ min: -2, max: 60 }) }).map(({ at, who, above }) =>
  act(`${who} bids ${above} above at ${at}`, async (model, room) => {
    const [me, amount] = [room.site.entries[who], model.next + above];
    // A second tap of the bid that stands is that bid.
    const again = model.high?.who === me && model.high.amount === amount;
    const takes = model.takes(me, amount, room.site.clock.now());
    await does(model, room, again ? taken() : takes ? taken('bid') : refused, async () => {
      const answer = await bidAt(room, model, { at, who, amount: Math.max(1, amount) });
      if (answer.data && !again) model.acknowledged.push({ seq: answer.data.seq, lot: model.up?.lot ?? 0, who: me, amount });
      return answer;
    });
  }),
);

/** Two with one amount at once, at two processes where there are two: one is taken at most. */
const races = fc
  .tuple(fc.shuffledSubarray([...OWNERS], { minLength: 2, maxLength: 2 }), fc.integer({ min: 0, max: 20 }))
  .map(([two, above]) =>
    act(`${two.join(' and ')} bid ${above} above at once`, async (model, room) => {
      const amount = model.next + above;
      const may = two.filter((who) => model.takes(room.site.entries[who], amount, room.site.clock.now()));
      const lot = model.up?.lot ?? 0;
      const answers = await Promise.all(two.map((who, at) => bidAt(room, model, { at, who, amount })));
      const news = await hear(model, room);
      const first = answers.filter(({ data }) => data !== undefined);
      expect(first.length).toBe(Math.min(1, may.length));
      expect(news.filter((event) => !isAnswer(event)).map(({ type }) => type)).toEqual(first.map(() => 'bid'));
      for (const [n, { data }] of answers.entries())
        if (data) model.acknowledged.push({ seq: data.seq, lot, who: room.site.entries[two[n] ?? 'ann'], amount });
      await settle(model, room);
    }),
  );

const maxima = fc
  .record({ at: which, who: owner, n: fc.constantFrom(0, 0, 0, 1, 2), max: fc.constantFrom(0, 5, 20, 21, 60, 150, 400) })
  .map(({ at, who, n, max }) =>
    act(`${who} seals ${max} for ${n === 0 ? 'what is up' : `lot ${n}`} at ${at}`, async (model, room) => {
      const { site } = room;
      const lot = (n === 0 ? model.up?.lot : undefined) ?? model.lots[n % model.lots.length] ?? 0;
      const closed = model.sold.has(lot) || model.isOver(lot, site.clock.now()) || (model.complete && max > 0);
      const me = site.entries[who];
      // Answers are heard with the maximum that they answer.
      const before = model.maxima.get(`${lot}:${me}`);
      if (!closed && max > 0) model.maxima.set(`${lot}:${me}`, { lot, who: me, max });
      if (!closed && max === 0) model.maxima.delete(`${lot}:${me}`);
      await does(model, room, closed ? refused : taken(), () =>
        site.at(at).call('POST bbauction/proxy', { as: site.as(who), body: { contest_id: site.contest, lot, max } }),
      );
      if (closed) expect(model.maxima.get(`${lot}:${me}`)).toBe(before);
    }),
  );

const desks = fc
  .record({
    at: which,
    what: fc.constantFrom('undo' as const, 'undo' as const, 'pause' as const, 'resume' as const, 'next' as const, 'next' as const),
  })
  .map(({ at, what }) =>
    act(`${what} at ${at}`, async (model, room) => {
      const { site } = room;
      const body = { contest_id: site.contest, reason: 'Misheard' };
      const next = model.up ? [] : (['nominated'] as const);
      const expected: Record<typeof what, Expected> = {
        undo: model.undoes ? taken(...(model.complete ? (['reopened'] as const) : []), 'undone') : refused,
        pause: model.paused || model.complete ? refused : taken('paused'),
        resume: model.paused ? taken('resumed') : refused,
        next: model.unsold.length === 0 ? refused : taken(...(model.paused ? (['resumed'] as const) : []), ...next),
      };
      await does(model, room, expected[what], () =>
        what === 'next'
          ? site.at(at).call('POST bbauction/update_config', { as: site.as('carl'), body: { contest_id: site.contest, current_team: 0 } })
          : what === 'resume'
            ? site.at(at).call('POST bbauction/resume', { as: site.as('carl'), body: { contest_id: site.contest } })
            : site.at(at).call(`POST bbauction/${what}`, { as: site.as('carl'), body }),
      );
    }),
  );

const typed = fc
  .record({ at: which, who: owner, n: fc.nat({ max: 3 }), price: fc.integer({ min: 1, max: 120 }) })
  .map(({ at, who, n, price }) =>
    act(`lot ${n} is typed as ${who}'s for ${price} at ${at}`, async (model, room) => {
      const { site } = room;
      const lot = model.unsold[n % Math.max(1, model.unsold.length)];
      if (lot === undefined) return;
      const me = site.entries[who];
      const bound = model.up && model.up.lot !== lot && model.high?.who === me ? model.high.amount : 0;
      await does(model, room, price > model.left(me) - bound ? refused : taken('sold'), () =>
        site
          .at(at)
          .call('GET bbauction/buy_team', { as: site.as('carl'), query: { contest_id: site.contest, owner: who, team_id: lot, price } }),
      );
    }),
  );

const settings = fc.record({ at: which, bidding: fc.constantFrom(0 as const, 1 as const) }).map(({ at, bidding }) =>
  act(`${bidding ? 'bids' : 'typed sales'} from now on at ${at}`, async (model, room) => {
    const { site } = room;
    const stops = model.bidding && bidding === 0 && model.high !== undefined;
    await does(model, room, stops ? refused : taken('settings'), () =>
      site.at(at).call('POST bbauction/settings', { as: site.as('carl'), body: { contest_id: site.contest, bidding } }),
    );
  }),
);

/** Time passes; the site looks just before something is due, at which nothing may happen, and a moment after. */
async function pass(model: RoomModel, room: PlayedRoom, { ms, late }: { ms: number; late: number }): Promise<void> {
  const { clock, alive } = room.site;
  const end = clock.now() + ms;
  model.sinces = alive.map(({ since }) => since);
  for (let due = model.due; due && due.at + late <= end; due = model.due) {
    if (due.at - 1 > clock.now()) {
      clock.set(due.at - 1);
      await settle(model, room);
    }
    clock.set(Math.max(clock.now(), due.at + late));
    await settle(model, room);
  }
  clock.set(end);
  await settle(model, room);
}

const waits = fc
  .record({ ms: fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 26_000 })), late: fc.integer({ min: 0, max: 300 }) })
  .map((time): Act => ({ check: () => true, run: (model, room) => pass(model, room, time), toString: () => `${time.ms} ms pass` }));

/** A process dies while a bid is on its way to it: the bid is there or not, and it is there if it was answered. */
const kills = fc.record({ at: which, who: owner, bids: fc.boolean() }).map(({ at, who, bids: bidding }) =>
  act(`process ${at} is killed${bidding ? ` under a bid of ${who}` : ''}`, async (model, room) => {
    const { site } = room;
    const [me, amount, lot] = [site.entries[who], model.next, model.up?.lot ?? 0];
    const takes = model.takes(me, amount, site.clock.now());
    const bid = bidding ? bidAt(room, model, { at, who, amount }).catch(() => undefined) : Promise.resolve(undefined);
    await site.kill(at);
    const answer = await bid;
    const news = await hear(model, room);
    const written = news.filter((event) => !isAnswer(event));
    if (answer?.data && takes) model.acknowledged.push({ seq: answer.data.seq, lot, who: me, amount });
    if (!takes || !bidding) expect(written).toEqual([]);
    else expect(written.map(({ type }) => type)).toEqual(answer?.data || written.length > 0 ? ['bid'] : []);
    await settle(model, room);
  }),
);

const starts = (most: number): Act => ({
  check: ({ sinces }) => sinces.length < most,
  run: async (model, room) => {
    room.site.clock.advance(1);
    await room.site.start();
    await settle(model, room);
  },
  toString: () => 'a process starts',
});

/** The whole site is away for some seconds, whatever is up; then nobody does anything for a while. */
const restarts = fc.record({ away: fc.integer({ max: 14_000, min: 0 }), ms: fc.constantFrom(0, 13_000, 26_000) }).map(({ away, ms }) =>
  act(`the site is away for ${away} ms, and ${ms} ms pass`, async (model, room) => {
    const { site } = room;
    await site.end();
    site.clock.advance(away);
    for (let n = 0; n < site.most; n += 1) await site.start();
    await settle(model, room);
    await pass(model, room, { ms, late: 0 });
  }),
);

/** All that an owner sees, after whatever reconnects, is the room as it was told, and nobody else's maxima. */
export async function looks(model: RoomModel, { site, viewers }: PlayedRoom, { at, who }: { at: number; who: Owner }): Promise<void> {
  const me = site.entries[who];
  const plan = [...model.maxima.values()].filter((one) => one.who === me).map(({ lot, max }) => ({ ID: lot, max }));
  const expected = {
    block: [model.up?.lot ?? 0, model.high?.amount ?? 0, model.high?.who ?? 0, model.up ? model.up.endsAt : null],
    phase: model.complete ? 'complete' : model.paused ? 'paused' : 'drafting',
    paid: OWNERS.map((one) => model.paid(site.entries[one])),
    pot: OWNERS.reduce((sum, one) => sum + model.paid(site.entries[one]), 0),
    plan: plan.sort((a, b) => a.ID - b.ID),
  };
  const seen = async () => {
    const page = must(await site.page(at, who), 'the page');
    const [block, config] = [must(page.block.data[0], 'the block'), must(page.config.data[0], 'the room')];
    const paid = new Map(page.owners.data.map(({ ID, TotalPaid }) => [ID, TotalPaid]));
    return {
      block: [block.lot, block.high, block.high_id, block.ends_at],
      phase: config.phase,
      paid: OWNERS.map((one) => paid.get(site.entries[one])),
      pot: config.Pot,
      plan: [...page.plan.data].sort((a, b) => a.ID - b.ID),
    };
  };
  const text = JSON.stringify(expected);
  await site.until(async () => JSON.stringify(await seen()) === text);
  expect(await seen()).toEqual(expected);
  const viewer = must(viewers.get(who), 'a viewer');
  await viewer.follow();
  expect(viewer.shown).toEqual(sorted((await site.page(at, who)) as unknown as PageAnswer['data']));
}

const look = fc
  .record({ at: which, who: owner })
  .map((one) => act(`${one.who} looks at ${one.at}`, (model, room) => looks(model, room, one)));

/**
 * What may happen in a room, what is done most the likeliest.
 *
 * @param most how many processes the site has
 */
export const roomActs = (most: number): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 6, arbitrary: bids },
    { weight: 2, arbitrary: races },
    { weight: 7, arbitrary: maxima },
    { weight: 6, arbitrary: desks },
    { weight: 5, arbitrary: waits },
    { weight: 1, arbitrary: typed },
    { weight: 1, arbitrary: settings },
    { weight: 2, arbitrary: kills },
    { weight: 8, arbitrary: fc.constant(starts(most)) },
    { weight: 3, arbitrary: restarts },
    { weight: 2, arbitrary: look },
  );
