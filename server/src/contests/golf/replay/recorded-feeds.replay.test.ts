import { FeedServer, half, json, status, text } from '../../../sport/feeds/testing/feed-server';
import { describeSite } from '../../../testing/engines';
import { readGolf } from '../feeds/read-golf';
import { HOLES, holesToPar, posted, thruOf } from '../rules/card.rules';
import { feedLeague } from '../testing/feed-league';
import { describeRecordedGolf, golfFiles, golfText, recordedCourse } from './recorded-golf';

const OPEN = 'feeds/espn_leaderboard_open_2026';
const LBDATA = 'feeds/pgatour_lbdata';
const QUICKEN = 'feeds/pgatour_quicken_loans_2018';
const COURSE_HOLES = 'course_holes.csv';

const parsed = (file: string): unknown => JSON.parse(golfText(file));
const feedOf = (file: string) => readGolf(parsed(file))[0]!;

interface Capture {
  events: [{ tournament: { cutScore: number }; competitions: [{ competitors: Competitor[] }] }];
}
interface Competitor {
  id: string;
  athlete: { displayName: string };
  status: { displayValue: string; thru?: number };
  statistics: { name: string; displayValue: string }[];
}

describeRecordedGolf('The Open 2026, rounds 1 to 3, as a feed', [OPEN], () => {
  describeSite('from a server', (engine) => {
    const server = new FeedServer();
    let address: string;
    const files = golfFiles(OPEN).sort();
    const instantOf = (file: string) => Date.parse(file.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.json$/, '$1-$2-$3T$4:$5:$6Z'));
    const capture = (n: number) => parsed(`${OPEN}/${files[n]}`) as Capture;
    const competitors = (n: number) => capture(n).events[0].competitions[0].competitors;
    const reported = ({ statistics }: Competitor) => statistics.find(({ name }) => name === 'scoreToPar')!.displayValue;
    beforeAll(async () => {
      address = String(await server.start());
    });
    afterAll(() => server.stop());

    const open = () =>
      feedLeague(engine, {
        tournament: {
          year: 2026,
          permNum: '100',
          name: 'The Open Championship',
          startDate: '2026-07-16',
          endDate: '2026-07-19',
          zone: 'Europe/London',
          firstTeeAt: Date.parse('2026-07-16T06:00:00Z'),
          cutRound: 2,
          cutCount: 65,
        },
        golfers: competitors(0).map(({ athlete }, n) => ({ id: n + 1, name: athlete.displayName })),
        environment: { POOLHOUSE_GOLF_LEADERBOARD_URL: address },
      });

    it('in order: every total, the cut line and who is out are the feed’s own, and the first tee is the tee sheet’s', async () => {
      const site = await open();
      const lines: (number | null)[] = [];
      for (const n of files.keys()) {
        server.willAnswer(json(capture(n)));
        // Other totals of a finished round, as after a penalty that was found later, count when a second answer says so.
        for (const after of [0, 601_000]) await site.tick(instantOf(files[n]!) + after);
        expect(await site.agent('golf-leaderboard')).toMatchObject({ outcome: expect.stringContaining('156 golfers') });
        const [board, rows] = [await site.board(), await site.leaders()];
        lines.push(board.line);
        const scores = new Map(rows.map(({ name, score }) => [name, score]));
        for (const one of competitors(n)) {
          // A total that has not begun is told as even by the feed and as nothing here.
          const own = scores.get(one.athlete.displayName);
          if (own !== '') expect([files[n], one.athlete.displayName, own]).toEqual([files[n], one.athlete.displayName, reported(one)]);
        }
      }
      expect(lines).toEqual([1, 1, 1, 0, 1, 1, 1, 1]);
      const { tournament, field, courses } = await site.facts();
      expect(tournament).toMatchObject({ cutCount: 70, projectedCut: 1, espnId: '401811957' });
      expect(courses[0]).toMatchObject({ name: 'Royal Birkdale GC', par: 70 });
      expect(field.filter(({ status }) => status === 'CUT')).toHaveLength(77);
      expect(field.filter(({ status }) => status === 'WD').map(({ name }) => name)).toEqual(['James Nicholas']);
    });

    it('out of order and broken: nothing steps back, and an answer that cannot be read changes nothing', async () => {
      const site = await open();
      const feed = async (n: number, at: number) => {
        server.willAnswer(json(capture(n)));
        await site.tick(at);
      };
      await feed(4, instantOf(files[4]!));
      const before = await site.facts();
      const thru = (cards: typeof before.cards) => cards.reduce((sum, card) => sum + thruOf(card), 0);
      for (const [step, n] of [2, 0, 3, 1].entries()) await feed(n, instantOf(files[4]!) + (step + 1) * 31_000);
      const after = await site.facts();
      expect(thru(after.cards)).toBe(thru(before.cards));
      expect(after.cards.map(({ reportedToPar }) => reportedToPar)).toEqual(before.cards.map(({ reportedToPar }) => reportedToPar));
      expect(after.field.map(({ status }) => status)).toEqual(before.field.map(({ status }) => status));
      let at = instantOf(files[4]!) + 600_000;
      for (const answer of [
        half(JSON.stringify(capture(5))),
        text('<html>later</html>'),
        status(500),
        json({ events: [] }),
        json([1, 2]),
      ]) {
        server.willAnswer(answer);
        await site.tick((at += 3_600_000));
        expect((await site.agent('golf-leaderboard')).failures).toBeGreaterThan(0);
      }
      expect(await site.facts()).toEqual(after);
      const damaged = capture(5);
      damaged.events[0].competitions[0].competitors[0] = { id: 7 } as unknown as Competitor;
      server.willAnswer(json(damaged));
      await site.tick(at + 3_600_000);
      expect(await site.agent('golf-leaderboard')).toMatchObject({ failures: 0, outcome: expect.stringContaining('155 golfers') });
      // Who is back in the field in an older answer is believed when two of them say so, a minute apart.
      const out = (await site.facts()).field.filter(({ status: own }) => own === 'CUT').length;
      expect(out).toBeGreaterThanOrEqual(76);
      await feed(4, at + 2 * 3_600_000);
      expect((await site.facts()).field.filter(({ status: own }) => own === 'CUT')).toHaveLength(out);
    });
  });
});

describeRecordedGolf('The Players and Arnold Palmer 2019 as feeds', [LBDATA, COURSE_HOLES], () => {
  describeSite('from a server', (engine) => {
    const server = new FeedServer();
    let address: string;
    beforeAll(async () => {
      address = String(await server.start());
    });
    afterAll(() => server.stop());
    const event = (name: string, course: number, startDate: string, files: string) =>
      feedLeague(engine, {
        tournament: {
          year: 2019,
          permNum: '011',
          name,
          startDate,
          zone: 'America/New_York',
          firstTeeAt: Date.parse(`${startDate}T11:00:00Z`),
          cutRound: 2,
          cutCount: 70,
        },
        course: recordedCourse(course),
        golfers: feedOf(files).golfers.map(({ id, name: golfer }) => ({ id: Number(id), name: golfer })),
        environment: { POOLHOUSE_GOLF_LEADERBOARD_URL: address },
      });

    it('The Players: the tee sheet moves the lock, stars of the back nine, the cut line of the feed, one withdrawn and one disqualified', async () => {
      const site = await event('THE PLAYERS Championship', 11, '2019-03-14', `${LBDATA}/players_2019_pre_start.json`);
      const play = async (file: string, at: string) => {
        server.willAnswer(json(parsed(`${LBDATA}/${file}.json`)));
        await site.tick(Date.parse(at));
        return site.board();
      };
      const before = await play('players_2019_pre_start', '2019-03-13T13:38:41-04:00');
      expect(before.tournament.firstTeeAt).toBe(Date.parse('2019-03-14T07:40:00-04:00'));
      expect(before.status).toBe('NOT_STARTED');
      await play('players_2019_r1_midround', '2019-03-14T09:28:51-04:00');
      expect((await site.leaders())[0]).toMatchObject({ name: expect.any(String), score: '-2', position: expect.stringContaining('T1') });
      expect((await site.leaders()).find(({ name }) => name === 'Michael Thompson')).toMatchObject({ through: '6*', today: '-2' });
      expect((await play('players_2019_r2_midround_a', '2019-03-15T13:11:52-04:00')).line).toBe(-1);
      const last = await play('players_2019_r2_midround_b', '2019-03-15T13:17:03-04:00');
      expect(last.line).toBe(-1);
      expect(last.golfers.filter(({ status: own }) => own === 'WD' || own === 'DQ')).toHaveLength(2);
      expect((await site.leaders()).find(({ name }) => name === 'Kevin Kisner')).toMatchObject({ score: '-8', through: '16', place: 1 });
    });

    it('Arnold Palmer: totals of the finished event, and final is not believed while nobody has told the holes', async () => {
      const site = await event('Arnold Palmer Invitational', 9, '2019-03-07', `${LBDATA}/arnold_palmer_2019_finished.json`);
      server.willAnswer(json(parsed(`${LBDATA}/arnold_palmer_2019_finished.json`)));
      await site.tick(Date.parse('2019-03-10T18:46:27-04:00'));
      const rows = await site.leaders();
      expect(rows[0]).toMatchObject({ name: 'Francesco Molinari', score: '-12', through: 'F', today: '-8', position: '1' });
      const { tournament } = await site.facts();
      expect(tournament).toMatchObject({ reported: '', winnerIds: [] });
      expect((await site.agent('golf-leaderboard')).outcome).toContain('said to be final, and the holes of');
    });
  });
});

describeRecordedGolf('Quicken Loans 2018 as a feed', [QUICKEN], () => {
  describeSite('from a server', (engine) => {
    const server = new FeedServer();
    afterAll(() => server.stop());

    it('brings holes that add up and every shot; a score card of two rounds adds what was missing; a second time changes nothing', async () => {
      const address = String(await server.start());
      const file = `${QUICKEN}/leaderboard_r2_all_shots.json`;
      const site = await feedLeague(engine, {
        tournament: {
          year: 2018,
          permNum: '471',
          name: 'Quicken Loans National',
          startDate: '2018-06-28',
          firstTeeAt: Date.parse('2018-06-28T10:00:00Z'),
        },
        golfers: feedOf(file).golfers.map(({ id, name }) => ({ id: Number(id), name })),
        environment: { POOLHOUSE_GOLF_LEADERBOARD_URL: address },
      });
      const at = Date.parse('2018-06-30T07:42:48-04:00');
      server.willAnswer(json(parsed(file)));
      await site.tick(at);
      const { cards, courses } = await site.facts();
      expect(courses[0]).toMatchObject({ courseId: 237, par: 70 });
      const second = cards.filter(({ round, holes }) => round === 2 && posted(holes) === HOLES);
      expect(second).toHaveLength(73);
      for (const { holes, strokes, reportedToPar } of second) {
        expect(holes.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(strokes);
        expect(holesToPar(holes, courses[0]!.pars)).toBe(reportedToPar);
      }
      const shots = await site.db.kysely.selectFrom('golf_shots').select(['golfer_id', 'strokes']).where('round', '=', 2).execute();
      expect(shots.flatMap(({ strokes }) => JSON.parse(strokes) as unknown[]).length).toBeGreaterThan(5000);
      server.willAnswer(json(parsed(`${QUICKEN}/scorecard_29420_horschel_r1_r2.json`)));
      await site.tick(at + 3_600_000);
      const horschel = (await site.facts()).cards.filter(({ golferId }) => golferId === 29420);
      expect(horschel.map(({ holes, startHole }) => [posted(holes), startHole])).toEqual(
        expect.arrayContaining([
          [18, 10],
          [18, 1],
        ]),
      );
      const before = await site.facts();
      await site.tick(at + 2 * 3_600_000);
      expect(await site.facts()).toEqual(before);
    });
  });
});
