import { describeByTurns } from '../../testing/engines';
import { basic } from '../../testing/site';
import { CLAIM_MS } from './claim-due';
import { readPushKeys } from './push-keys';
import { pushAgent, REMEMBERED_MS } from './push.agent';
import { pushLeague, type PushLeague } from './testing/push-league';

const MINUTE = 60_000;

describeByTurns('sending notices', (engine) => {
  let league: PushLeague;
  beforeEach(async () => {
    league = await pushLeague(engine);
  });
  afterEach(() => league.end());

  it('tells a touchdown and the final to who asked, signed, encrypted and once', async () => {
    const { as, subscribe, want, score, send } = league;
    const [ann, bob] = [await subscribe(as.ann), await subscribe(as.bob)];
    await want(as.ann, 1, 'scoring_play', 'final');
    await want(as.bob, 1, 'final');
    await score(1, 0, 7);
    await send();
    await send();
    expect(ann.titles).toEqual(['Touchdown Home1']);
    expect(ann.messages[0]).toMatchObject({
      notice: { body: 'Away1 0, Home1 7 · Q1 9:30', url: '/football', tag: `game-${league.games[1]}` },
      vapid: { key: (await league.db.read(readPushKeys))!.publicKey, aud: league.service.origin, sub: 'mailto:pool@example.org' },
      ttl: 600,
      urgency: 'high',
      topic: `game-${league.games[1]}`,
    });
    expect(bob.messages).toEqual([]);
    await score(1, 3, 7, { state: 'final', status: 'Final', timeLeft: '0:00' });
    expect((await send()).last_outcome).toBe('2 sent');
    expect(ann.titles).toEqual(['Touchdown Home1', 'Home1 win']);
    expect(bob.messages.map(({ notice }) => notice.body)).toEqual(['Away1 3, Home1 7 · Final']);
    expect(league.service.faults).toEqual([]);
    expect((await league.subscriptions()).map((one) => one.last_sent_at)).toEqual([league.wall.now(), league.wall.now()]);
  });

  it('never doubles a notice, however often a score comes and goes and from whichever process', async () => {
    const { as, subscribe, want, score, send } = league;
    const ann = await subscribe(as.ann);
    await want(as.ann, 1, 'scoring_play', 'final');
    const other = await engine.openAgain(league.db);
    await score(1, 3, 0);
    await send();
    await score(1, 0, 0);
    await score(1, 3, 0, {}, other);
    await score(1, 3, 0, { state: 'final', status: 'Final' }, other);
    await score(1, 3, 0, { status: 'Q4' });
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    const second = await league.senderOn(other);
    await Promise.all([send(), send(second), send(), send(second)]);
    await send(second);
    expect(ann.titles).toEqual(['Field goal Away1', 'Away1 win']);
    expect((await league.outbox()).map((row) => row.dedupe_key)).toEqual([
      `event:${league.games[1]}:score:3-0`,
      `event:${league.games[1]}:final`,
    ]);
  });

  it('sends each row once when two senders have lost their lease and run at the same time', async () => {
    const { as, subscribe, want, score, db, clock, wall } = league;
    const browsers = await Promise.all(Array.from({ length: 6 }, () => subscribe(as.ann)));
    await want(as.ann, 1, 'final');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    const runs = [db, await engine.openAgain(db), await engine.openAgain(db)].map((on) =>
      pushAgent({ db: on, clock, wall, mail: { baseUrl: '', from: 'a@example.org' }, push: { insecure: true } }).run({
        db: on,
        clock,
        log: { warn: () => {} } as never,
        signal: new AbortController().signal,
      }),
    );
    await Promise.all(runs);
    expect(browsers.map((one) => one.messages.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it.each([404, 410])('drops a browser whose service answers %s, with all that waits for it', async (status) => {
    const { as, subscribe, want, score, send } = league;
    const [gone, alive] = [await subscribe(as.ann), await subscribe(as.ann)];
    gone.answers = [{ status }];
    await want(as.ann, 1, 'final');
    await want(as.ann, 2, 'final');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    await score(2, 0, 3, { state: 'final', status: 'Final' });
    await send();
    expect((await league.subscriptions()).map((one) => one.endpoint)).toEqual([alive.endpoint]);
    expect([gone.tries, alive.titles]).toEqual([1, ['Away1 win', 'Home2 win']]);
    expect((await league.outbox()).map((row) => row.state)).toEqual(['sent', 'sent']);
  });

  it('obeys Retry-After, for the whole browser, and then catches up', async () => {
    const { as, subscribe, want, score, send, pass } = league;
    const ann = await subscribe(as.ann);
    ann.answers = [{ status: 429, retryAfter: '120' }, { status: 201 }];
    await want(as.ann, 1, 'final');
    await want(as.ann, 2, 'final');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    await send();
    expect((await send()).last_outcome).toBe('0 sent');
    await score(2, 3, 0, { state: 'final', status: 'Final' });
    await send();
    expect(ann.tries).toBe(1);
    pass(MINUTE);
    await send();
    expect(ann.titles).toEqual(['Away1 win', 'Away2 win']);
    expect(ann.messages[0]!.ttl).toBe(12 * 3600 - 120);
  });

  it('tries again later and later when a service fails or never answers, and gives up when it is no news', async () => {
    const { as, subscribe, want, score, send, pass } = league;
    const [broken, silent] = [await subscribe(as.ann), await subscribe(as.bob)];
    broken.answers = [{ status: 500 }];
    silent.answers = ['never'];
    await want(as.ann, 1, 'scoring_play');
    await want(as.bob, 1, 'scoring_play');
    await score(1, 7, 0);
    const counts: number[] = [];
    for (let second = 0; second < 11 * 60; second += 5) {
      await send();
      if (second === 0 || second === 5 || second === 10 || second === 30) counts.push(broken.tries);
      pass(5000);
    }
    expect(counts).toEqual([1, 2, 2, 3]);
    expect(broken.tries).toBeLessThan(10);
    expect(silent.tries).toBe(broken.tries);
    expect((await league.outbox()).map((row) => [row.state, row.note])).toEqual([
      ['dropped', 'too late: answered 500'],
      ['dropped', 'too late: did not answer'],
    ]);
    expect(await league.subscriptions()).toHaveLength(2);
  });

  it('gives a message up that is refused, and keeps the browser', async () => {
    const { as, subscribe, want, score, send } = league;
    const ann = await subscribe(as.ann);
    ann.answers = [{ status: 413 }, { status: 201 }];
    await want(as.ann, 1, 'scoring_play');
    await score(1, 7, 0);
    await send();
    await score(1, 7, 7);
    await send();
    expect((await league.outbox()).map((row) => [row.state, row.note])).toEqual([
      ['dropped', 'answered 413'],
      ['sent', ''],
    ]);
    expect(ann.titles).toEqual(['Touchdown Home1']);
  });

  it('tells only the latest of what piled up, and lets an extra point ring no phone', async () => {
    const { as, subscribe, want, score, send } = league;
    const ann = await subscribe(as.ann);
    await want(as.ann, 1, 'scoring_play');
    await score(1, 3, 0);
    await score(1, 9, 0);
    await score(1, 10, 0, { timeLeft: '8:00' });
    await send();
    await score(1, 10, 6);
    await send();
    await score(1, 10, 7);
    await send();
    expect(ann.messages.map(({ notice }) => [notice.title, notice.body])).toEqual([
      ['Touchdown Away1', 'Away1 10, Home1 0 · Q1 8:00'],
      ['Touchdown Home1', 'Away1 10, Home1 6 · Q1 9:30'],
    ]);
  });

  it('sends nothing to a browser that was signed out, and forgets it', async () => {
    const { call, want, score, send, as, service } = league;
    const { data } = await call('POST na/signin', { body: { username: 'Ann', password: 'secret' } });
    const own = basic('Ann', data!.device_secret!);
    const browser = service.browser();
    await call('POST utils/push_subscription', { as: own, body: { endpoint: browser.endpoint, keys: browser.keys } });
    expect((await call('GET utils/rfn', { as: own })).data).toMatchObject({ subscribed: true });
    await want(as.ann, 1, 'final');
    await call('GET utils/logout', { as: own });
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    await send();
    expect([browser.tries, await league.subscriptions()]).toEqual([0, []]);
  });

  it('stops in good order while a service keeps it waiting, and the next server sends', async () => {
    const { as, subscribe, want, score, db, senderOn } = league;
    const ann = await subscribe(as.ann);
    ann.answers = ['never', { status: 201 }];
    await want(as.ann, 1, 'final');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    const stuck = await senderOn(db, 60_000);
    const running = league.send(stuck);
    while (ann.tries === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await stuck.stop(10);
    await running;
    expect((await league.outbox())[0]).toMatchObject({ state: 'waiting', tries: 0 });
    await league.send(await senderOn(await engine.openAgain(db)));
    expect(ann.titles).toEqual(['Away1 win']);
  });

  it('leaves alone what another sender is at, takes it over when that one has died, and forgets old causes', async () => {
    const { as, subscribe, want, score, send, pass, db, wall, senderOn } = league;
    const ann = await subscribe(as.ann);
    await want(as.ann, 1, 'final');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    await db.write((tx) =>
      tx
        .updateTable('push_outbox')
        .set({ claimed_by: 'somebody', claimed_until: wall.now() + CLAIM_MS, give_up_at: wall.now() + 3_600_000, tries: 1 })
        .execute(),
    );
    await send();
    pass(CLAIM_MS - 1);
    await send();
    expect(ann.tries).toBe(0);
    pass(1);
    await send();
    expect([ann.titles, (await league.outbox())[0]]).toMatchObject([['Away1 win'], { state: 'sent', tries: 2 }]);
    pass(REMEMBERED_MS + 1);
    await send(await senderOn(db));
    expect(await league.outbox()).toEqual([]);
  });

  it('sends nothing that has become old while nobody sent', async () => {
    const { as, subscribe, want, score, send, pass } = league;
    const ann = await subscribe(as.ann);
    await want(as.ann, 1, 'scoring_play', 'final');
    await want(as.ann, 2, 'scoring_play');
    await score(1, 3, 0, { state: 'final', status: 'Final' });
    await score(2, 3, 0);
    pass(11 * MINUTE);
    await send();
    expect(ann.titles).toEqual(['Away1 win']);
  });
});
