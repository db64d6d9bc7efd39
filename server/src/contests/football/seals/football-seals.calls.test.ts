import { leafHash, MerkleTree, sha256 } from '../../../ground/proof/merkle';
import { newProofSite } from '../../../ground/proof/proof-site';
import { describeByTurns } from '../../../testing/engines';
import { addContest } from '../../../testing/rows.store';
import { finish, play } from '../../../testing/scores.store';
import { basic } from '../../../testing/site';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { footballLeague, MONDAY, saveOf, SUNDAY, THURSDAY, type Choice, type FootballLeague } from '../testing/football-league';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2022-09-06T12:00:00Z');
const FIVE: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
  [3, 'A'],
  [6, 'A'],
];

interface Line {
  at: number;
  kind: string;
  n: number;
  body: Record<string, never>;
}

describeByTurns("a football contest's log", (engine) => {
  let league: FootballLeague;
  let look: () => Promise<string>;
  const proof = newProofSite();

  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    league = await footballLeague({ ...engine, open: async () => db }, { contests, proof });
    look = logKeeper({ db, clock: league.clock, contests, proof }).look;
    await at(TUESDAY);
  });

  async function at(time: number): Promise<void> {
    league.clock.set(time);
    await look();
  }
  const get = async <K extends 'GET proof/log' | 'GET proof/opened' | 'GET proof/checkpoint'>(key: K, as = league.as.bob) => {
    const { data, error } = await league.call(key, { as, query: { contest_id: league.contest } as never });
    if (!data) throw new Error(error?.message);
    return data;
  };
  const lines = async () => (await get('GET proof/log')).lines.map((line) => JSON.parse(line) as Line);
  const kinds = async () => (await lines()).map(({ kind }) => kind);
  const save = (choices: readonly (Choice | null)[], who: 'ann' | 'bob' = 'ann') =>
    league.call('POST football/makepicks', { as: league.as[who], body: saveOf(league, league.entries[who], choices) });

  it('begins with what is known, and has a seal every hour and at each kick-off', async () => {
    const [first] = await lines();
    expect(first).toMatchObject({
      kind: 'began',
      n: 0,
      body: { contest: league.contest, type: 'football', entries: [{}, {}, {}], picks: [], results: [] },
    });
    await at(TUESDAY + HOUR);
    await at(TUESDAY + 2 * HOUR);
    expect(await kinds()).toEqual(['began', 'beat', 'beat', 'beat']);
    await at(THURSDAY);
    const lock = (await lines()).at(-1);
    expect(lock).toMatchObject({ kind: 'lock', body: { beat: 4, events: [league.games[0]], period: '2022-w01', slots: 15 } });
    expect(lock?.body).not.toHaveProperty('last');
    // Looked at again at the same moment, nothing more is due.
    await at(THURSDAY + 1);
    expect((await lines()).at(-1)?.kind).toBe('lock');
  });

  it('opens a pick at its kick-off against the seal before, and one saved since against the lock itself', async () => {
    expect((await save(FIVE)).status).toBe(200);
    await at(THURSDAY - HOUR);
    const sealed = (await lines()).at(-1);
    await save([[0, 'H'], null, null, null, null], 'bob');
    expect((await get('GET proof/opened')).opened).toEqual([]);
    await at(THURSDAY);
    const { opened } = await get('GET proof/opened');
    const beat = Number(sealed?.body['beat']);
    expect(opened).toMatchObject([
      { beat, entry: league.entries.ann, slot: 1, says: 'A0 +3.5' },
      { beat: beat + 1, entry: league.entries.bob, slot: 1, says: 'H0 −3.5' },
    ]);
    const roots = new Map((await lines()).map(({ body }) => [body['beat'], body['root']]));
    for (const one of opened) {
      expect(JSON.parse(one.content)).toMatchObject({ contest: league.contest, pick: JSON.parse(one.shown) });
      expect(rootBy(one)).toBe(roots.get(one.beat as never));
    }
  });

  it('opens everything with the last kick-off, the empty slots too', async () => {
    await save(FIVE);
    for (const time of [THURSDAY, SUNDAY, MONDAY]) await at(time);
    const { opened } = await get('GET proof/opened');
    expect(opened).toHaveLength(15);
    expect(opened.filter(({ shown }) => shown === 'null')).toHaveLength(10);
    expect((await lines()).filter(({ kind, body }) => kind === 'lock' && 'last' in body)).toHaveLength(1);
    const count = (await lines()).length;
    await at(MONDAY + 3 * HOUR);
    expect(await lines()).toHaveLength(count);
  });

  it('tells of entries, results, corrections and overrides in their order, and no sealed pick', async () => {
    const { db, as, games, entries, clock } = league;
    await save(FIVE);
    await at(THURSDAY);
    clock.set(THURSDAY + HOUR);
    const replaced = { entry_id: entries.ann, week: 1, reason: 'phone died', Pick1: 'H0', event_id1: games[0] };
    expect(await league.call('POST football/MakePicksGuts', { as: as.carl, body: replaced })).toMatchObject({ status: 200 });
    await play(db, games[0]!, 20, 21);
    await finish(db, games[0]!, 20, 24);
    await look();
    await finish(db, games[0]!, 20, 23);
    await look();
    const told = (await lines()).filter(({ kind }) => kind !== 'beat').slice(-3);
    expect(told.map(({ kind }) => kind)).toEqual(['override', 'result', 'correction']);
    expect(told[0]?.body).toMatchObject({
      entry: entries.ann,
      slot: 1,
      reason: 'phone died',
      before: { event: games[0], side: 1 },
      after: { event: games[0], side: 2, by: 'admin' },
    });
    expect(told[1]?.body).toMatchObject({ event: games[0], line: '-3.5', teams: ['A0', 'H0'], score1: 20, score2: 24 });
    expect(told[2]?.body).toMatchObject({ event: games[0], score1: 20, score2: 23 });
  });

  it('grows only: each checkpoint is signed, and what was seen before is its beginning', async () => {
    const before = await get('GET proof/checkpoint');
    await at(TUESDAY + HOUR);
    const from = Number(before.checkpoint.split('\n')[1]);
    const { data } = await league.call('GET proof/consistency', { as: league.as.ann, query: { contest_id: league.contest, from } });
    const all = (await get('GET proof/log')).lines.map((line) => leafHash(line));
    const tree = new MerkleTree(all);
    expect(before.checkpoint.split('\n')[2]).toBe(tree.root(from).toString('base64'));
    expect(data?.checkpoint.split('\n').slice(1, 3)).toEqual([String(all.length), tree.root().toString('base64')]);
    expect(data?.proof).toEqual(tree.consistency(from).map((hash) => hash.toString('base64')));
  });

  it('is watched by browsers that are counted, each once and for two weeks, and by nobody with a password alone', async () => {
    const query = { contest_id: league.contest };
    const watching = async (as: string) => (await league.call('GET proof/checkpoint', { as, query })).data?.watching;
    const device = async (name: string) => {
      const { data } = await league.call('POST na/signin', { body: { username: name, password: 'secret' } });
      return basic(name, data!.device_secret!);
    };
    const [ann, bob] = [await device('Ann'), await device('Bob')];
    expect(await watching(league.as.ann)).toBe(0);
    expect([await watching(ann), await watching(ann), await watching(ann)]).toEqual([1, 1, 1]);
    const { status } = await league.call('GET proof/consistency', { as: bob, query: { ...query, from: 1 } });
    expect([status, await watching(ann)]).toEqual([200, 2]);
    league.clock.set(league.clock.now() + 15 * 24 * HOUR);
    expect(await watching(bob)).toBe(1);
  });

  it('is none where nothing is sealed, which is no fault to ask', async () => {
    const wins = await addContest(league.db, { contest_type: 'footballwins', name: 'Wins' });
    const query = { contest_id: wins };
    expect(await league.call('GET proof/checkpoint', { as: league.as.carl, query })).toMatchObject({
      status: 200,
      data: { checkpoint: '' },
    });
    expect(await league.call('GET proof/log', { as: league.as.carl, query })).toMatchObject({ status: 404 });
  });

  it('is of no other contest, and refuses who may not see it', async () => {
    const query = { contest_id: league.contest };
    for (const key of ['GET proof/log', 'GET proof/opened', 'GET proof/checkpoint'] as const)
      expect(await league.call(key, { as: league.as.dan, query: query })).toMatchObject({ status: 404 });
  });

  it('is listed for its players, with what their circle is called, and for nobody else', async () => {
    const listed = async (as: string) => (await league.call('GET proof/contests', { as })).data?.contests;
    const own = { contest_id: league.contest, type: 'football', name: 'League', year: 2022, circle: 1, circle_name: 'Group 1' };
    expect([await listed(league.as.ann), await listed(league.as.bob)]).toEqual([[own], [own]]);
    expect(await listed(league.as.carl)).toEqual([]);
    expect((await listed(league.as.dan))?.map(({ contest_id: id }) => id)).toEqual([league.elsewhere]);
  });

  it('goes out with what is announced by mail, where the site cannot fetch it back', async () => {
    const body = { contest_id: league.contest, message: 'Beer at eight', mail: 1 as const };
    expect(await league.call('POST ad/announce', { as: league.as.carl, body })).toMatchObject({ status: 200 });
    const { checkpoint } = await get('GET proof/checkpoint');
    const mails = await league.db.read((tx) =>
      tx.selectFrom('mail_outbox').select(['body_text', 'body_html']).where('kind', '=', 'announcement').execute(),
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail.body_text).toContain(`takes these lines as a checkpoint.\n\n${checkpoint}`);
  });

  it('is kept once by several processes that look at the same moment, and told late by one that was away', async () => {
    await save(FIVE);
    const other = await engine.openAgain(league.db);
    const second = logKeeper({ db: other, clock: league.clock, contests: openContests(other, plugs), proof });
    for (const time of [TUESDAY + HOUR, THURSDAY, THURSDAY + HOUR]) {
      league.clock.set(time);
      await Promise.all([look(), second.look(), look(), second.look()]);
    }
    const told = await lines();
    expect(told.map(({ n }) => n)).toEqual(told.map((_, n) => n));
    const seals = told.filter(({ kind }) => kind === 'beat' || kind === 'lock').map(({ body }) => Number(body['beat']));
    expect(seals).toEqual(seals.map((_, n) => n + 1));
    expect(told.filter(({ kind }) => kind === 'lock')).toHaveLength(1);
    // Both were down over the next kick-offs: what came late says so, and opens what it found.
    await at(SUNDAY + 90_000);
    const lock = (await lines()).find(({ kind, at: when }) => kind === 'lock' && when > THURSDAY);
    expect(lock?.body).toMatchObject({ late: 90_000 });
    expect((await get('GET proof/opened')).opened.map(({ slot }) => slot)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  it('answers a save with a signed receipt of all five picks', async () => {
    const { data } = await save(FIVE);
    const receipt = JSON.parse(data?.receipt?.text ?? '{}') as Record<string, unknown>;
    expect(receipt).toMatchObject({ at: TUESDAY, contest: league.contest, entry: league.entries.ann, period: '2022-w01', size: 2 });
    expect(proof.key.sign(data?.receipt?.text ?? '').toString('base64')).toBe(data?.receipt?.signature);
    for (const time of [THURSDAY, SUNDAY, MONDAY]) await at(time);
    const own = (await get('GET proof/opened')).opened.filter(({ entry }) => entry === league.entries.ann).sort((a, b) => a.slot - b.slot);
    const picks = own.map(
      ({ content, slot }) => `{"pick":${JSON.stringify((JSON.parse(content) as { pick: unknown }).pick)},"slot":${slot}}`,
    );
    expect(sha256(`[${picks.join(',')}]`).toString('base64')).toBe(receipt['picks']);
  });
});

/** RFC 6962: from a leaf by its path to the root. */
function rootBy({
  salt,
  content,
  index,
  size,
  path,
}: {
  salt: string;
  content: string;
  index: number;
  size: number;
  path: string[];
}): string {
  let hash = leafHash(Buffer.from(salt, 'base64'), content);
  let [at, last] = [index, size - 1];
  for (const step of path.map((text) => Buffer.from(text, 'base64'))) {
    if (at % 2 === 1 || at === last) {
      hash = sha256(Buffer.of(1), step, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else hash = sha256(Buffer.of(1), hash, step);
    [at, last] = [at >> 1, last >> 1];
  }
  return hash.toString('base64');
}
