import { describeByTurns } from '../../testing/engines';
import { DEFAULT_OPTIONS, writeOptions } from '../options/options.store';
import { pushLeague, type PushLeague } from './testing/push-league';
import type { TestBrowser } from './testing/push-service';

const SECOND = 1000;
const HOUR = 3_600_000;

describeByTurns('smack notices', (engine) => {
  let league: PushLeague;
  let [ann, bob, dan]: TestBrowser[] = [];
  beforeEach(async () => {
    league = await pushLeague(engine);
    [ann, bob, dan] = [await league.subscribe(league.as.ann), await league.subscribe(league.as.bob), await league.subscribe(league.as.dan)];
    for (const user of ['ann', 'bob', 'dan'] as const) await options(league.users[user], {});
  });
  afterEach(() => league.end());

  const options = (userId: number, values: object) =>
    league.db.write((tx) => writeOptions(tx, userId, { ...DEFAULT_OPTIONS, mobileSmack: true, ...values }));
  const post = async (as: string, Message: string) =>
    (await league.call('POST football/smack', { as, body: { contest_id: league.contest, Message } })).data!.id!;
  const sendLater = async (ms: number) => {
    await league.send();
    league.pass(ms);
    await league.send();
  };

  it('go to the other players of the contest who want them, with what was said', async () => {
    await options(league.users.eve, { mobileSmack: true });
    await post(league.as.bob, '  Your   Bills\nare <b>done</b> ');
    await sendLater(60 * SECOND);
    expect(ann!.messages.map(({ notice, urgency }) => [notice, urgency])).toEqual([
      [
        {
          title: 'Bob talks smack',
          body: 'Your Bills are <b>done</b>',
          url: '/football',
          tag: `smack-football-${league.contest}`,
          waiting: 1,
        },
        'normal',
      ],
    ]);
    expect([bob!.tries, dan!.tries]).toEqual([0, 0]);
  });

  it('say how many entries wait for who reads them, as home does', async () => {
    const asking = async () =>
      (await league.call('GET utils/home', { as: league.as.ann })).data!.contests.data.filter(({ action }) => action !== '').length;
    const counts: number[] = [];
    for (const message of ['Sunday', 'and a season later']) {
      await post(league.as.bob, message);
      await sendLater(60 * SECOND);
      counts.push(await asking());
      league.start(league.clock.now() + 200 * 24 * HOUR);
    }
    expect(counts).toEqual([1, 0]);
    expect(ann!.messages.map(({ notice }) => notice.waiting)).toEqual(counts);
  });

  it('say who is meant, whatever else was said in the meantime', async () => {
    const id = await post(league.as.ann, 'Who is up?');
    league.pass(120 * SECOND);
    await league.send();
    await league.call('POST utils/smack_reply', { as: league.as.bob, body: { id, Message: 'I am' } });
    await post(league.as.bob, 'Anybody else?');
    await sendLater(60 * SECOND);
    expect(ann!.messages.map(({ notice }) => [notice.title, notice.body])).toEqual([['Bob answers you', 'I am']]);
    await post(league.as.bob, "@ANN'S ACES sleeps");
    await sendLater(60 * SECOND);
    expect(ann!.titles.at(-1)).toBe('Bob mentions you');
  });

  it('are not sent to who did not ask for them', async () => {
    await options(league.users.ann, { mobileSmack: false });
    await post(league.as.bob, 'Hello?');
    await sendLater(60 * SECOND);
    expect(ann!.tries).toBe(0);
  });

  it('are one for all that is said within a minute', async () => {
    for (const [n, as] of [league.as.bob, league.as.ann, league.as.bob].entries()) {
      await post(as, `message ${n}`);
      await league.send();
      league.pass(15 * SECOND);
    }
    await sendLater(15 * SECOND);
    expect(ann!.messages.map(({ notice }) => [notice.title, notice.body])).toEqual([['2 new smacks', 'Bob: message 2']]);
    expect(bob!.titles).toEqual([]);
    await sendLater(15 * SECOND);
    expect(bob!.titles).toEqual(["Ann's Aces talks smack"]);
    await post(league.as.bob, 'again');
    await sendLater(60 * SECOND);
    expect(ann!.titles).toEqual(['2 new smacks', 'Bob talks smack']);
  });

  it('say nothing of what was deleted meanwhile', async () => {
    const [first, second] = [await post(league.as.bob, 'I said that?'), await post(league.as.bob, 'I stand by this')];
    await league.send();
    await league.call('DELETE football/smack', { as: league.as.bob, query: { contest_id: league.contest, id: first } });
    await sendLater(60 * SECOND);
    expect(ann!.messages.map(({ notice }) => notice.body)).toEqual(['I stand by this']);
    await league.call('DELETE football/smack', { as: league.as.bob, query: { contest_id: league.contest, id: second } });
    const third = await post(league.as.bob, 'nor this');
    await league.call('DELETE football/smack', { as: league.as.bob, query: { contest_id: league.contest, id: third } });
    await sendLater(60 * SECOND);
    expect([ann!.messages.length, (await league.outbox()).at(-1)]).toMatchObject([1, { state: 'dropped', note: 'deleted' }]);
  });

  it('and finals wait for the end of quiet hours; plays do not come late', async () => {
    await options(league.users.ann, { quietHours: { from: '12:00', to: '15:00', zone: 'America/New_York' } });
    await league.want(league.as.ann, 1, 'scoring_play', 'final');
    await post(league.as.bob, 'first');
    await league.score(1, 7, 0);
    await league.send();
    await post(league.as.bob, 'second');
    await league.score(1, 7, 3, { state: 'final', status: 'Final' });
    await league.send();
    expect([ann!.tries, (await league.outbox()).map((row) => [row.kind, row.state, row.note])]).toEqual([
      0,
      [
        ['smack', 'waiting', ''],
        ['scoring_play', 'dropped', 'quiet hours'],
        ['scoring_play', 'dropped', 'newer news'],
        ['final', 'waiting', ''],
      ],
    ]);
    league.pass(2 * HOUR);
    await league.send();
    expect(ann!.titles.sort()).toEqual(['2 new smacks', 'Away1 win']);
  });
});
