import { addSubscription } from '../../../people/push/subscriptions.store';
import { describeSite } from '../../../testing/engines';
import { createMemories } from '../../memories';
import { golfMemories } from '../golf-memories';
import { aCard, roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from '../testing/golf-test-league';
import { tellNews } from './pushes.agent';

describeSite('golf’s notices', (engine) => {
  let league: GolfTestLeague;
  beforeAll(async () => {
    league = await golfTestLeague(engine);
    const users = await league.db.read((tx) => tx.selectFrom('users').select(['id', 'username']).execute());
    for (const { id, username } of users)
      await league.db.write((tx) =>
        addSubscription(tx, {
          user_id: id,
          device_id: null,
          endpoint: `https://push.example/${username}`,
          p256dh: 'key',
          auth: 'auth',
          vid: username,
          created_at: 0,
        }),
      );
    for (const as of [league.as.ann, league.as.bob])
      await league.call('POST utils/useroptions', { as, body: { user_options: { golf_pushes: 1 } } });
  });
  afterAll(() => league.app.close());

  const look = async (at: number) => {
    league.clock.set(at);
    return tellNews({ db: league.db, clock: league.clock }, golfMemories(createMemories(league.db)));
  };
  /** What each player's device was told, in order. */
  const notified = () =>
    league.db.read(async (tx) => {
      const rows = await tx
        .selectFrom('push_outbox as o')
        .innerJoin('push_subscriptions as s', 's.id', 'o.subscription_id')
        .select(['s.vid', 'o.payload'])
        .orderBy('o.id')
        .execute();
      return rows.map(({ vid, payload }) => [vid, ...(JSON.parse(payload) as { body: string }).body.split('\n')]);
    });

  it('go to who wants them and has none of the picks in, within a day and again within two hours', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await look(FIRST_TEE - 30 * HOUR);
    expect(await look(FIRST_TEE - 23 * HOUR)).toBe(1);
    expect(await look(FIRST_TEE - 22 * HOUR)).toBe(0);
    expect(await look(FIRST_TEE - HOUR)).toBe(1);
    expect(await notified()).toEqual([
      ['Bob', expect.stringContaining('within 24 hours, and your picks are missing')],
      ['Bob', expect.stringContaining('within 2 hours, and your picks are missing')],
    ]);
  });

  it('tell of withdrawals before the first tee and of house picks after it, each once', async () => {
    await league.leave(league.first, 1, 'WD');
    await look(FIRST_TEE - HOUR / 2);
    await look(FIRST_TEE + HOUR / 2);
    expect(await look(FIRST_TEE + HOUR)).toBe(0);
    expect((await notified()).slice(2)).toEqual([
      ['Ann', 'Golfer 001 withdrew; you may pick another until the first tee'],
      ['Ann', 'Golfer 001 withdrew; Golfer 005 plays for you'],
      ['Bob', ...['009', '010', '011', '012'].map((id, n) => `House pick in group ${n + 1}: Golfer ${id}`)],
    ]);
  });

  it('tell of eagles, of the cut and of what was won, and of nothing to who did not ask', async () => {
    const before = (await notified()).length;
    await league.play(league.first, [aCard(2, 1, [-2])]);
    await look(FIRST_TEE + 3 * HOUR);
    await league.play(
      league.first,
      [1, 2, 3, 4].flatMap((round) => wholeRound(round, (id) => roundOf(round === 1 && id === 2 ? -18 : id))),
    );
    await look(FIRST_TEE + 5 * HOUR);
    await look(FIRST_TEE + 6 * HOUR);
    await league.tell(league.first, { reported: 'FINAL', reportedAt: FIRST_TEE + 6 * HOUR });
    league.clock.set(FIRST_TEE + 7 * HOUR);
    await league.settle();
    await look(FIRST_TEE + 8 * HOUR);
    await look(FIRST_TEE + 9 * HOUR);
    const lines = (await notified()).slice(before);
    expect(lines[0]).toEqual(['Ann', 'Golfer 002 made an eagle on 1']);
    expect(lines.flat().filter((line) => String(line).includes('is official: place'))).toHaveLength(2);
    expect(lines.some(([who]) => who === 'Carl')).toBe(false);
  });
});
