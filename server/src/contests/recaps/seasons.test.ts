import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish } from '../../testing/scores.store';
import { footballLeague } from '../football/testing/football-league';
import { playSeason } from '../football/testing/football-season.store';

const MID_SEASON = Date.parse('2021-10-06T12:00:00Z');

describeByTurns("a player's season that is shared", (engine) => {
  /** 2021, over: Ann had five in week 2, and Bob had the other side of most games. Week 5 is the first that is not over in mid-season. */
  async function pastYear() {
    const league = await footballLeague(engine);
    const { db, users, call, as, inject } = league;
    const past = await addContest(db, {
      ...{ name: 'League', year: 2021, points_per_entry: 100, overall_points: '60,30', cigar_points: 15 },
    });
    const ann = await addEntry(db, { contest_id: past, user_id: users.ann, entry_name: 'Ann & Aces', created_at: 0 });
    const bob = await addEntry(db, { contest_id: past, user_id: users.bob, entry_name: 'Bob', created_at: 0 });
    const wins = { [ann]: [4, 5, ...Array.from({ length: 13 }, () => 3)], [bob]: Array.from({ length: 15 }, () => 2) };
    await playSeason(db, { year: 2021, contestId: past, firstTuesday: '2021-09-07', wins });
    type Name = keyof typeof as;
    const card = (who: Name, contest_id = past) => call('GET utils/season_card', { as: as[who], query: { contest_id } });
    const share = (who: Name, contest_id = past) => call('POST utils/share_season', { as: as[who], body: { contest_id } });
    const unshare = (who: Name, contest_id = past) => call('POST utils/unshare_season', { as: as[who], body: { contest_id } });
    const turn = (on: 0 | 1) => call('POST ad/recap_sharing', { as: as.carl, body: { contest_id: past, on } });
    const open = (url: string, headers: Record<string, string> = {}) => inject({ url, headers });
    const entries = { ...league.entries, pastAnn: ann, pastBob: bob };
    return { ...league, past, entries, card, share, unshare, turn, open };
  }

  it('is shown to whoever has its address, with nothing beside it', async () => {
    const { card, share, open, app } = await pastYear();
    expect((await card('ann')).data).toMatchObject({
      path: '',
      sharing: 1,
      picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    });
    const { path } = (await share('ann')).data!;
    expect(path).toMatch(/^\/share\/season\?token=[\w-]{43}$/);
    expect([(await share('ann')).data!.path, (await card('ann')).data!.path]).toEqual([path, path]);

    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('<h1>League: Ann &amp; Aces, 2021 season</h1>');
    expect(page.body).toContain('1st of 2. 48–27, 64.0%. ');
    expect(page.body).toContain('After 15 weeks: 48 of 75 picks right, 1 week of five');
    expect(page.body).toContain('<dd>Week 2, all five, alone</dd>');
    expect(page.body).toContain('<dd>1 coin of 100 does as well</dd>');
    for (const hidden of ['@example', 'carl', 'Carl', 'Eve']) expect(page.body).not.toContain(hidden);
    const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page.body)![1]!;
    expect(picture).toMatch(/^\/share\/season\.png\?token=/);
    const drawn = await open(picture);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await open(picture, { 'if-none-match': String(drawn.headers['etag']) })).statusCode).toBe(304);
    await app.close();
  });

  it("is each player's own, and nobody's who has no entry", async () => {
    const { card, share, unshare, open, contest, elsewhere, app } = await pastYear();
    const [ann, bob] = [(await share('ann')).data!.path, (await share('bob')).data!.path];
    expect(bob).not.toBe(ann);
    expect((await open(bob)).body).toContain('League: Bob, 2021 season');
    // Who runs the pool plays nowhere in it; Dan is in none of its years; and a token of a recap opens no season.
    for (const who of ['carl', 'dan'] as const)
      expect([(await card(who)).status, (await share(who)).status, (await unshare(who)).status]).toEqual([404, 404, 404]);
    expect([(await card('ann', elsewhere)).status, (await share('ann', elsewhere)).status]).toEqual([404, 404]);
    expect((await open(ann.replace('/season?', '/recap?'))).statusCode).toBe(404);
    // 2022 has no week that is over.
    expect([(await card('ann', contest)).status, (await share('ann', contest)).status]).toEqual([404, 404]);
    expect((await open(ann)).statusCode).toBe(200);
    await app.close();
  });

  it('ends when its player takes it back, and nobody else’s with it', async () => {
    const { card, share, unshare, open, db, app } = await pastYear();
    const [ann, bob] = [(await share('ann')).data!.path, (await share('bob')).data!.path];
    for (let n = 0; n < 2; n++) expect((await unshare('ann')).status).toBe(200);
    expect([(await open(ann)).statusCode, (await open(ann.replace('season?', 'season.png?'))).statusCode]).toEqual([404, 404]);
    expect([(await open(bob)).statusCode, (await card('ann')).data!.path]).toEqual([200, '']);
    const anew = (await share('ann')).data!.path;
    expect(anew).not.toBe(ann);
    expect((await open(anew)).statusCode).toBe(200);
    const log = await db.read((tx) =>
      tx.selectFrom('activity').select(['action', 'after']).where('action', 'like', 'season.%shared').execute(),
    );
    expect(log.map(({ action }) => action)).toEqual(['season.shared', 'season.shared', 'season.unshared', 'season.shared']);
    for (const address of [ann, bob, anew]) expect(JSON.stringify(log)).not.toContain(address.split('token=')[1]);
    await app.close();
  });

  it('ends with sharing, for all players of the contest and of no other', async () => {
    const { card, share, turn, open, app, db, users, past } = await pastYear();
    const other = await addContest(db, { name: 'Other', year: 2021 });
    const entry = await addEntry(db, { contest_id: other, user_id: users.bob, entry_name: 'Bob', created_at: 0 });
    await playSeason(db, { year: 2021, contestId: other, firstTuesday: '2021-09-07', wins: { [entry]: [1, 2, 3] } });
    const paths = [(await share('ann')).data!.path, (await share('bob')).data!.path, (await share('bob', other)).data!.path];
    expect((await turn(0)).status).toBe(200);
    const codes = await Promise.all(paths.map(async (path) => (await open(path)).statusCode));
    expect(codes).toEqual([404, 404, 200]);
    expect([(await share('ann')).status, (await card('ann')).data]).toEqual([403, expect.objectContaining({ path: '', sharing: 0 })]);
    const log = await db.read((tx) => tx.selectFrom('activity').select('after').where('action', '=', 'recaps.switched').execute());
    expect(log.map(({ after }) => after)).toEqual([JSON.stringify({ contest_id: past, on: 0, ended: 2 })]);
    expect((await turn(1)).status).toBe(200);
    expect((await open(paths[0]!)).statusCode).toBe(404);
    await app.close();
  });

  it('goes with its entry and with its account', async () => {
    const { share, open, call, as, entries, users, app } = await pastYear();
    const [ann, bob] = [(await share('ann')).data!.path, (await share('bob')).data!.path];
    const removed = await call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id: entries.pastBob, user_id: users.bob } });
    expect([removed.status, (await open(bob)).statusCode, (await open(ann)).statusCode]).toEqual([200, 404, 200]);
    expect((await call('GET ad/RemoveUser', { as: as.carl, query: { email: 'Ann@example.org' } })).status).toBe(200);
    expect((await open(ann)).statusCode).toBe(404);
    await app.close();
  });

  it('tells of weeks that are over alone, and changes with a correction', async () => {
    const { share, open, clock, db, app } = await pastYear();
    clock.set(MID_SEASON);
    const { path } = (await share('ann')).data!;
    const before = (await open(path)).body;
    expect(before).toContain('League: Ann &amp; Aces, 2021 season so far');
    expect(before).toContain('After 4 weeks: 15 of 20 picks right, 1 week of five');
    const picks = await db.read((tx) =>
      tx
        .selectFrom('football_picks')
        .select(['event_id', 'week'])
        .where('week', 'in', [4, 5])
        .where('slot', '=', 1)
        .orderBy('week')
        .execute(),
    );
    // What comes of a week that is not over moves nothing; a corrected score of one that is does.
    await finish(db, picks.at(-1)!.event_id, 20, 0);
    expect((await open(path)).body).toBe(before);
    await finish(db, picks[0]!.event_id, 20, 0);
    expect((await open(path)).body).toContain('After 4 weeks: 14 of 20 picks right, 1 week of five');
    clock.set(Date.parse('2021-09-22T12:00:00Z'));
    expect([(await open(path)).statusCode, (await share('ann')).status]).toEqual([404, 404]);
    await app.close();
  });

  it('lets nobody guess for long', async () => {
    const { open, app } = await pastYear();
    const codes = new Set<number>();
    for (let n = 0; n < 61; n++) codes.add((await open(`/share/season?token=${String(n).padStart(43, 'a')}`)).statusCode);
    expect([...codes]).toEqual([404, 429]);
    await app.close();
  });
});
