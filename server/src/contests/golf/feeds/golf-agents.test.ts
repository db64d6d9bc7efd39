import { FeedServer, json } from '../../../sport/feeds/testing/feed-server';
import { describeSite } from '../../../testing/engines';
import { addEntry, addUser } from '../../../testing/rows.store';
import { posted } from '../rules/card.rules';
import { staleFrom } from '../rules/stale.rules';
import { writePicks } from '../stores/picks.store';
import { aCourse } from '../testing/facts.fixture';
import { feedLeague } from '../testing/feed-league';
import {
  field,
  golferIds,
  holeByHole,
  leaderboard,
  leaderboardAnswer,
  nameOf,
  packed,
  shotDetails,
  teeTimes,
  type Row,
} from '../testing/graphql.fixture';
import { noteSilence, SILENT_MS } from './silence';

const FIRST_TEE = Date.parse('2026-11-19T12:00:00Z');
const IDS = golferIds(24);
const HOUR = 3_600_000;

describeSite('the feeds of golf', (engine) => {
  const [board, holes, shots, players, odds] = [new FeedServer(), new FeedServer(), new FeedServer(), new FeedServer(), new FeedServer()];
  const all = [board, holes, shots, players, odds];
  let environment: Record<string, string>;
  beforeAll(async () => {
    const [leaders, scores, strokes, who, prices] = await Promise.all(all.map((server) => server.start()));
    environment = {
      POOLHOUSE_GOLF_LEADERBOARD_URL: new URL('/graphql', leaders).href,
      POOLHOUSE_GOLF_SCOREBOARD_URL: `${scores!.origin}/{tournament}/{round}`,
      POOLHOUSE_GOLF_SHOTS_URL: `${strokes!.origin}/{tournament}/{golfer}/{round}`,
      POOLHOUSE_GOLF_SHOTS_KEY: 'a-key',
      POOLHOUSE_GOLF_FIELD_URL: `${who!.origin}/{tour}{year}{perm}`,
      POOLHOUSE_ODDS_GOLF_URL: prices!.href,
    };
  });
  afterAll(() => Promise.all(all.map((server) => server.stop())));

  const league = (ids: readonly number[] = IDS) =>
    feedLeague(engine, {
      tournament: { permNum: '901', firstTeeAt: FIRST_TEE, startDate: '2026-11-19' },
      course: aCourse(),
      golfers: ids.map((id) => ({ id, name: nameOf(id) })),
      environment,
    });
  const rows = (thru: string, score = 'E', more: Partial<Row> = {}): Row[] => IDS.map((id) => ({ id, thru, score, ...more }));

  it('rest where nothing is set, and in practice', async () => {
    const { runner, agent } = await feedLeague(engine, { tournament: { firstTeeAt: FIRST_TEE }, golfers: [], environment: {} });
    await (await runner()).tick();
    expect((await agent('golf-shots')).outcome).toContain('POOLHOUSE_GOLF_SHOTS_URL is not set');
    const practice = await league();
    await (await practice.runner(false)).tick();
    expect((await practice.agent('golf-leaderboard')).outcome).toContain('live feeds are off in practice mode');
  });

  it('bring a field with its tee times, put it in groups when its time has come, and know who withdraws', async () => {
    const site = await league([]);
    players.willAnswer(json(field(IDS)));
    odds.willAnswer(
      json([
        {
          sport_title: 'Winner',
          commence_time: new Date(FIRST_TEE).toISOString(),
          bookmakers: [{ markets: [{ key: 'outrights', outcomes: IDS.map((id, n) => ({ name: nameOf(id), price: 50 - n })) }] }],
        },
      ]),
    );
    await site.tick(FIRST_TEE - 5 * 24 * HOUR);
    expect((await site.agent('golf-field')).outcome).toContain('24 golfers, 24 new, not grouped yet');
    expect(players.asked).toEqual(['/r2026901']);
    await site.tick(FIRST_TEE - 4 * 24 * HOUR);
    expect((await site.agent('golf-odds')).outcome).toContain('Odds of 24 golfers');
    expect(odds.asked[0]).toContain('apiKey=odds-key');
    await site.tick(FIRST_TEE - 2.5 * 24 * HOUR);
    const grouped = (await site.facts()).field;
    expect([0, 1, 2, 3].map((group) => grouped.filter(({ groupNum }) => groupNum === group).length)).toEqual([4, 5, 6, 9]);
    // The shortest odds are the last golfer's, and lead the list.
    expect(grouped[0]).toMatchObject({ golferId: IDS.at(-1), worldRank: 24 });
    players.willAnswer(json(teeTimes(IDS, FIRST_TEE - HOUR)));
    await site.tick(FIRST_TEE - 30 * HOUR);
    expect((await site.facts()).tournament.firstTeeAt).toBe(FIRST_TEE - HOUR);
    players.willAnswer(json(field(IDS, { [IDS[3]!]: { withdrawn: true } })));
    await site.tick(FIRST_TEE - 28 * HOUR);
    expect((await site.facts()).field.filter(({ status }) => status === 'WD').map(({ golferId }) => golferId)).toEqual([IDS[3]]);
  });

  it('bring leaderboard, holes and the shots of golfers who were picked, in today’s shape, with the key in the header alone', async () => {
    const site = await league();
    const user = await addUser(site.db);
    const entryId = await addEntry(site.db, { contest_id: site.contest, user_id: user, entry_name: 'Ann' });
    await site.db.write((tx, invalidate) =>
      writePicks(
        tx,
        invalidate,
        { contestId: site.contest, tid: site.tid, entryId },
        { golfers: IDS.slice(0, 4), savedAt: 0, reason: null },
      ),
    );
    let asked = { method: '', key: '', body: '' };
    board.willAnswer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        asked = { method: request.method ?? '', key: String(request.headers['x-api-key']), body };
        json(packed('leaderboardCompressedV3', leaderboard(rows('2', '-1'))))(request, response);
      });
    });
    holes.willAnswer(json(holeByHole(1, new Map(IDS.map((id) => [id, [3, 3, ...Array.from({ length: 16 }, () => null)]])))));
    shots.willAnswer(...IDS.slice(0, 4).map((id, n) => json(shotDetails(id, 1, n === 1))));
    await site.tick(FIRST_TEE + HOUR);
    await site.tick(FIRST_TEE + HOUR + 61_000);
    expect(asked).toMatchObject({ method: 'POST', key: 'a-key', body: expect.stringContaining('"id":"R2026901"') });
    expect(holes.asked[0]).toBe('/R2026901/1');
    const { cards } = await site.facts();
    expect(cards).toHaveLength(24);
    expect(cards.every((card) => posted(card.holes) === 2 && card.reportedToPar === -1)).toBe(true);
    // Whether the leaderboard is there when shots are asked for the first time is a matter of which feed answers sooner.
    expect([...new Set(shots.asked.map((path) => path.split('/')[2]))]).toEqual(IDS.slice(0, 4).map(String));
    const kept = await site.db.kysely.selectFrom('golf_shots').selectAll().orderBy('golfer_id').execute();
    expect(kept.map(({ strokes }) => JSON.parse(strokes) as unknown[]).map((own) => own.length)).toEqual([1, 1, 1, 1]);
    expect(kept[0]!.strokes).toContain('"to":"ELF"');
    expect(kept[1]!.strokes).toContain('"frac":true');
    expect((await site.agent('golf-shots')).outcome).toContain('4 golfers asked for');
  });

  it('say from when scores are once the leaderboard is silent, and stop saying so when it is back', async () => {
    const site = await league();
    board.willAnswer(json(leaderboardAnswer(rows('2'))));
    holes.willAnswer(json(holeByHole(1, new Map())));
    const at = FIRST_TEE + 2 * HOUR;
    await site.tick(at);
    const look = async (now: number) => {
      site.clock.set(now);
      await noteSilence(site.db, now);
      return staleFrom(await site.board(), now);
    };
    expect(await look(at + SILENT_MS - 1)).toBeNull();
    expect(await look(at + SILENT_MS)).toBe(at);
    await site.tick(at + SILENT_MS + 1000);
    expect(await look(at + SILENT_MS + 2000)).toBeNull();
    // Answers that never change are old after ten minutes all the same.
    await site.tick(at + 11 * 60_000);
    expect(await look(at + 11 * 60_000)).toBe(at);
  });
});
