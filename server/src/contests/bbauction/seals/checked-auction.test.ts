import { checkedLog } from '../../../replay/site/checked-log';
import { describeSite } from '../../../testing/engines';
import { loggedAuction, type LoggedAuction } from '../testing/logged-auction';

const OWNERS = ['ann', 'bob', 'cat'] as const;
const LOTS = 24;
const STEPS = ['0:1', '0:1,20:5'];

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/** What an owner or an administrator does while a lot is up; what is refused changes nothing. */
async function act(league: LoggedAuction, roll: (sides: number) => number, lot: number, lots: readonly number[]): Promise<void> {
  const who = OWNERS[roll(3)] ?? 'ann';
  const [kind, amount] = [roll(20), 1 + roll(70)];
  league.wall.advance(1 + roll(400));
  if (kind < 7) await league.proxy(who, lot, amount);
  else if (kind < 10) await league.proxy(who, lots[roll(lots.length)] ?? lot, roll(5) === 0 ? 0 : amount);
  else if (kind < 15) await league.bid(who, lot, amount);
  else if (kind < 16) await league.auctioneer('undo');
  else if (kind < 17) await league.settings({ budget: [150, 400, null][roll(3)] });
  else if (kind < 18) await league.buy({ owner: who, team_id: lots[roll(lots.length)] ?? lot, price: 1 + roll(30), reason: 'Called out' });
  else if (kind < 19) {
    await league.auctioneer('pause');
    await league.proxy(who, lot, amount);
    await league.resume();
  } else await league.look();
}

describeSite('the log of an auction that owners have bid in', (engine) => {
  it.each([3, 17, 2024])('fits for the program that players check it with, whatever was bid, undone and corrected (%i)', async (seed) => {
    const league = await loggedAuction(engine);
    const roll = dice(seed);
    await league.ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 20, clock_reset: 10, steps: STEPS[seed % 2] ?? '' }));
    await league.look();
    const lots = [...new Set((await league.live('ann')).all_teams.data.map(({ lot }) => lot))];
    for (let n = 0; n < LOTS; n += 1) {
      const answer = await league.next();
      const lot = answer.data?.current_team ?? 0;
      for (let acts = roll(8); acts > 0; acts -= 1) await act(league, roll, lot, lots);
      for (let looks = 0; looks < 20 && !(await league.wait(1500)); looks += 1);
      league.clock.advance(60_000);
      if (roll(3) > 0) await league.look();
    }
    await league.look();
    const kinds = (await league.lines()).map(({ kind, body }) => (kind === 'sold' ? `${kind} by ${String(body['by'])}` : kind));
    expect(kinds.filter((kind) => kind === 'sold by hammer').length).toBeGreaterThan(5);
    await checkedLog(league.db, league.proof, league.contest);
    await league.app.close();
  });

  it('fits where the auction had begun before its log, and opens nothing of what was sold by then', async () => {
    const league = await loggedAuction(engine);
    await league.ok(league.settings({ bidding: 1, auto_next: 0, clock_open: 20, clock_reset: 10 }));
    const [one = 0, two = 0, three = 0, four = 0] = [...new Set((await league.live('ann')).all_teams.data.map(({ lot }) => lot))];
    for (const lot of [one, two, three, four]) await league.ok(league.proxy('ann', lot, 33));
    await league.ok(league.buy({ owner: 'Bob', team_id: one, price: 5 }));
    await league.ok(league.buy({ owner: 'Cat', team_id: two, price: 6 }));
    await league.ok(league.auctioneer('undo'));
    await league.look();
    const told = (await league.lines()).map(({ kind }) => kind);
    expect(told).toEqual(['began', 'order.sealed', 'auction.opened', 'sold', 'sold', 'sale.undone', 'postponed', 'beat']);
    for (const lot of [two, three]) await league.ok(league.buy({ owner: 'Cat', team_id: lot, price: 7 }));
    await league.pass(1000);
    expect((await league.opened()).map(({ content }) => (JSON.parse(content) as { pick: unknown }).pick)).toEqual([
      { event: two, max: 33 },
      { event: three, max: 33 },
    ]);
    await checkedLog(league.db, league.proof, league.contest);
    await league.app.close();
  });
});
