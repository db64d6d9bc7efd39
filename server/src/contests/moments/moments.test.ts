import { tag } from '../../ground/db/database';
import { must } from '../../ground/must';
import { pushLeague, type PushLeague } from '../../people/push/testing/push-league';
import { describeByTurns } from '../../testing/engines';
import { contestById } from '../entries/contests.store';
import type { Moment } from './moment';
import { tellingContests } from './moments.store';
import { MomentProcess } from './testing/moment-process';

describeByTurns('moments', (engine) => {
  let league: PushLeague;
  let found: Moment[];
  beforeEach(async () => {
    league = await pushLeague(engine);
    found = [];
  });
  afterEach(() => league.end());

  const moment = (values: Partial<Moment> = {}): Moment => ({
    ...{ kind: 'lead', key: '1', round: 1, entries: [league.entries.bob], tells: 'entries', figures: [3] },
    ...{ says: 'Bob takes first place.', happenedAt: league.clock.now() },
    ...values,
  });
  const look = async () => {
    const contest = must(await league.db.read((tx) => contestById(tx, league.contest)), 'a contest');
    const process = new MomentProcess(league.db, league.clock, {
      type: 'football',
      version: 1,
      rounds: async () => [{ round: 1, tags: [], over: false }],
      find: async () => ({ moments: found, validFrom: 0, validUntil: Infinity }),
    });
    await process.look(contest);
    return process.lines(contest);
  };
  const wish = (as: string) => league.call('POST utils/useroptions', { as, body: { user_options: { main: { mobileMoments: 1 } } } });
  const page = async () => (await league.call('GET football/pagedata', { as: league.as.ann, query: { week: 1 } })).data!;

  it('are pushed to whom they concern, if they wish it, and to all where all are told', async () => {
    const [ann, bob] = [await league.subscribe(league.as.ann), await league.subscribe(league.as.bob)];
    found = [moment()];
    await look();
    await league.send();
    expect([ann.titles, bob.titles]).toEqual([[], []]);
    for (const as of [league.as.ann, league.as.bob]) await wish(as);
    found = [...found, moment({ key: '2', says: 'Bob is alone.' }), moment({ kind: 'pot', tells: 'all', says: 'Bob takes the pot.' })];
    for (let n = 0; n < 2; n++) await look();
    for (let n = 0; n < 3; n++) await league.send();
    const bodies = ({ messages }: typeof ann) => messages.map(({ notice }) => notice.body).sort();
    expect([bodies(ann), bodies(bob)]).toEqual([['Bob takes the pot.'], ['Bob is alone.', 'Bob takes the pot.']]);
  });

  it('stand on the smack board as the house’s, may be answered, and are taken back in words', async () => {
    found = [moment()];
    expect(await look()).toEqual(['Bob takes first place.']);
    const [line] = (await page()).smack.data;
    expect(line).toMatchObject({ EntryName: 'Poolhouse', House: 1, Message: 'Bob takes first place.' });
    expect((await league.call('POST utils/smack_reply', { as: league.as.ann, body: { id: line!.ID, Message: 'For now' } })).status).toBe(
      200,
    );
    found = [];
    expect(await look()).toEqual(['Bob takes first place.', 'Taken back: Bob takes first place.']);
    expect((await page()).moments!.data).toMatchObject([{ Says: 'Bob takes first place.', Undone: 1 }]);
  });

  it('stand at the instant at which they took place where that is known, else at the one at which they were found', async () => {
    const [now, before] = [league.clock.now(), league.clock.now() - 3 * 3_600_000];
    found = [moment({ happenedAt: before }), moment({ key: '2', says: 'Bob has an ace.', happenedAt: before, exactly: true })];
    await look();
    await look();
    expect((await page()).moments!.data.map(({ Says, At }) => [Says, Date.parse(At)]).sort()).toEqual([
      ['Bob has an ace.', before],
      ['Bob takes first place.', now],
    ]);
    const lines = (await page()).smack.data.filter(({ House }) => House === 1);
    expect(lines.map(({ Message, Modtime }) => [Message, Date.parse(Modtime)])).toEqual([
      ['Bob takes first place.', now],
      ['Bob has an ace.', before],
    ]);
  });

  it('are not looked for at a score that decides nothing, and are at all else', async () => {
    const contest = must(await league.db.read((tx) => contestById(tx, league.contest)), 'a contest');
    const games = tag.games('2022-09-06');
    let [as, looks] = ['nothing is final', 0];
    const process = new MomentProcess(league.db, league.clock, {
      type: 'football',
      version: 1,
      rounds: async () => [{ round: 1, tags: [games, tag.picks(contest.id, 1)], over: false, decided: { tag: games, as } }],
      async find() {
        looks += 1;
        return { moments: [], validFrom: 0, validUntil: Infinity };
      },
    });
    const after = async (moved: string) => {
      await league.db.write(async (_tx, invalidate) => invalidate(moved));
      await process.look(contest);
      return looks;
    };
    await process.look(contest);
    expect([await after(games), await after(games)]).toEqual([1, 1]);
    as = 'one is final';
    expect(await after(games)).toBe(2);
    expect(await after(games)).toBe(2);
    expect(await after(tag.picks(contest.id, 1))).toBe(3);
  });

  it('are neither shown nor looked for where who runs the contest has switched them off', async () => {
    found = [moment()];
    await look();
    const turn = (as: string, on: 0 | 1) => league.call('POST ad/moments', { as, body: { contest_id: league.contest, on } });
    const telling = () => league.db.read(async (tx) => (await tellingContests(tx, 'football', 2022)).map(({ id }) => id));
    expect((await turn(league.as.ann, 0)).status).toBe(403);
    expect((await turn(league.as.carl, 0)).status).toBe(200);
    expect([(await page()).moments!.data, (await telling()).includes(league.contest)]).toEqual([[], false]);
    expect((await turn(league.as.carl, 1)).status).toBe(200);
    expect([(await page()).moments!.data.length, (await telling()).includes(league.contest)]).toEqual([1, true]);
  });
});
