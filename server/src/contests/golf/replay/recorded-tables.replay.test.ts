import { FixedClock } from '../../../ground/clock/clock';
import type { FileRefused } from '../../../sport/imports/csv-file';
import { describeByTurns, describeSite, type TestEngine } from '../../../testing/engines';
import { importCourses } from '../imports/import-courses';
import { importFeed } from '../imports/import-feed';
import { importField } from '../imports/import-field';
import { importHoles } from '../imports/import-holes';
import { importResults } from '../imports/import-results';
import { importSeason } from '../imports/import-season';
import { importShots } from '../imports/import-shots';
import { importStats } from '../imports/import-stats';
import { boardAt } from '../rules/board.rules';
import { leaderboard } from '../rules/leaderboard.rules';
import { readFacts } from '../stores/facts.store';
import { tournamentByKey } from '../stores/tournaments.store';
import { describeRecordedGolf, golfText, holedAt2011, recordedRounds } from './recorded-golf';

const EAST_LAKE = [
  'id,tournamentName,startDate,purse,date,country,stateCode',
  'R2020060,TOUR Championship,1599177600000,,Sep 4 - 7,USA,GA',
  'R2011060,TOUR Championship,1316649600000,,Sep 22 - 25,USA,GA',
].join('\n');
const [SEASONS, COURSES, COURSE_HOLES, PLACES] = [
  'tournaments_2013_2025.csv',
  'courses.csv',
  'course_holes.csv',
  'tournament_courses.csv',
] as const;
const STATS = ['birdie_average', 'consecutive_cuts', 'eagles_holes_per', 'greens_in_regulation_pct', 'official_world_golf_ranking'];
const [Y2020, Y2011] = ['tour_championship_2020', 'tour_championship_2011'];

const NOW = Date.parse('2026-01-02T12:00:00Z');
const site = async (engine: TestEngine) => ({ db: await engine.open(), clock: new FixedClock(NOW) });
type Import = (options: { dryRun?: boolean }) => Promise<string>;
/** A dry run says what the first run then does, and a second run changes nothing. */
const twice = async (take: Import, first: RegExp, second: RegExp) => {
  const dry = await take({ dryRun: true });
  expect(dry).toMatch(first);
  expect(await take({})).toBe(dry);
  expect(await take({})).toMatch(second);
};

describeRecordedGolf('every table of golf', [SEASONS, COURSES, COURSE_HOLES, PLACES, Y2020, Y2011], () => {
  describeSite('imported', (engine) => {
    it('courses, figures and results: a dry run first, then once, and a second time nothing', async () => {
      const parts = await site(engine);
      await importSeason(parts, golfText(SEASONS), {});
      await twice((o) => importCourses(parts, golfText(COURSES), o), /^14\d courses new/, /^0 courses new or changed, 14\d as they were/);
      await twice((o) => importCourses(parts, golfText(COURSE_HOLES), o), /^holes of 14\d courses new.*left out$/, /^holes of 0 courses/);
      await twice((o) => importCourses(parts, golfText(PLACES), o), /^\d{3} courses of tournaments new/, /^0 courses of tournaments new/);
      for (const name of STATS)
        await twice((o) => importStats(parts, golfText(`stats/${name}_2022_2024.csv`), o), /^[1-9][\d,]+ figures new/, /^0 figures new/);
      await twice(
        (o) => importStats(parts, golfText('owgr_june_2022.csv'), o),
        /^[1-9][\d,]+ figures new.*left out, which no golfer or more than one has$/,
        /^0 figures new/,
      );
      await twice(
        (o) => importResults(parts, golfText('results_2022_tournament_level.csv'), o),
        /^[1-9],\d{3} results new/,
        /^0 results new/,
      );
      const masters = { tournament: 'R2019014' };
      await twice(
        (o) => importResults(parts, golfText('masters_2019_rounds.csv'), { ...o, ...masters }),
        /^[1-9]\d results new/,
        /^0 results new/,
      );
      const woods = await parts.db.kysely
        .selectFrom('golf_results')
        .innerJoin('golfers', 'golfers.id', 'golfer_id')
        .selectAll()
        .where('golfers.name', '=', 'Tiger Woods')
        .where('perm_num', '=', '014')
        .execute();
      expect(woods).toEqual(expect.arrayContaining([expect.objectContaining({ position: '1', to_par: -13, last_round: -2 })]));
    });
  });

  describeByTurns('imported whole', (engine) => {
    it('East Lake 2011 and 2020 hole by hole and stroke by stroke, at their own pace', async () => {
      const parts = await site(engine);
      await importSeason(parts, EAST_LAKE, {});
      for (const file of [COURSES, COURSE_HOLES]) await importCourses(parts, golfText(file), {});
      await importCourses(parts, 'tournament_id,course_id\nR2020060,688\n', {});
      const [of2020, of2011] = [
        { tournament: 'R2020060', replay: true },
        { tournament: 'R2011060', replay: true },
      ];
      await twice((o) => importCourses(parts, golfText(`${Y2011}/course_holes.csv`), { ...o, ...of2011 }), /kept$/, /as it was$/);
      const [holes2020, holes2011] = [golfText(`${Y2020}/${Y2020}_holes.csv`), golfText(`${Y2011}/rounds_by_hole.csv`)];
      await twice((o) => importHoles(parts, holes2020, { ...o, ...of2020 }), /^120 rounds new.*30 golfers joined/, /^0 rounds new/);
      await twice((o) => importHoles(parts, holes2011, { ...o, ...of2011 }), /^104 rounds new.*26 golfers joined/, /^0 rounds new/);
      const shots = golfText(`${Y2020}/${Y2020}_shots.csv`);
      await twice((o) => importShots(parts, shots, { ...o, ...of2020 }), /^8,293 strokes of 120 rounds new/, /^0 strokes/);
      const strokes = golfText(`${Y2011}/strokes_4_players.csv`);
      await twice((o) => importShots(parts, strokes, { ...o, ...of2011 }), /of 16 rounds new/, /^0 strokes/);
      const whole = await parts.db.read(async (tx) =>
        readFacts(tx, (await tournamentByKey(tx, { tourCode: 'R', year: 2020, permNum: '060' }))!.id),
      );
      const end = leaderboard(boardAt(whole!, NOW));
      expect(end.slice(0, 2).map(({ name, score }) => [name, score])).toEqual([
        ['Xander Schauffele', '-15'],
        ['Scottie Scheffler', '-12'],
      ]);
      // Half past three on the first day in Atlanta: some are on the course, and nobody has a second round.
      const during = boardAt(whole!, Date.parse('2020-09-04T15:30:00-04:00'));
      expect([during.status, during.currentRound]).toEqual(['IN_PROGRESS', 1]);
    });

    it('has the holes of 2011 when their last strokes were played, and a start on the tenth', async () => {
      const parts = await site(engine);
      await importSeason(parts, EAST_LAKE, {});
      for (const file of [COURSES, COURSE_HOLES]) await importCourses(parts, golfText(file), {});
      const options = { tournament: 'R2011060', replay: true };
      await importCourses(parts, golfText(`${Y2011}/course_holes.csv`), options);
      await importHoles(parts, golfText(`${Y2011}/rounds_by_hole.csv`), options);
      await importShots(parts, golfText(`${Y2011}/strokes_4_players.csv`), options);
      const facts = await parts.db.read(async (tx) =>
        readFacts(tx, (await tournamentByKey(tx, { tourCode: 'R', year: 2011, permNum: '060' }))!.id),
      );
      const holed = holedAt2011(4, '2011-09-25');
      expect(holed.size).toBe(4);
      for (const [golferId, at] of holed) {
        const card = facts!.cards.find((one) => one.golferId === golferId && one.round === 4)!;
        expect([golferId, card.at]).toEqual([golferId, at]);
      }
      const board = boardAt(facts!, Date.parse('2011-09-25T16:30:00-04:00'));
      const thru = (name: string) => leaderboard(board).find((row) => row.name.endsWith(name))?.through;
      expect(['Haas', 'Mahan', 'Donald', 'Mickelson'].map(thru)).toEqual(['14', '12', '14', '15']);
    });

    it('has every hole of 2020 from the strokes alone, by the name of its score', async () => {
      const parts = await site(engine);
      await importSeason(parts, EAST_LAKE, {});
      for (const file of [COURSES, COURSE_HOLES]) await importCourses(parts, golfText(file), {});
      await importCourses(parts, 'tournament_id,course_id\nR2020060,688\n', {});
      const shots = golfText(`${Y2020}/${Y2020}_shots.csv`);
      const options = { tournament: 'R2020060' };
      await twice(
        (o) => importShots(parts, shots, { ...o, ...options }),
        /^8,293 strokes .*holes of 120 rounds new.*30 golfers joined/,
        /^0 strokes/,
      );
      const facts = await parts.db.read(async (tx) =>
        readFacts(tx, (await tournamentByKey(tx, { tourCode: 'R', year: 2020, permNum: '060' }))!.id),
      );
      const cards = new Map(facts!.cards.map((card) => [`${card.golferId}:${card.round}`, card.holes]));
      for (const { golferId, round, holes } of recordedRounds(`${Y2020}/${Y2020}_holes.csv`))
        // Two holes of the table bear no name of a score; nothing is made up for them.
        expect(cards.get(`${golferId}:${round}`)?.map((strokes, n) => strokes ?? holes[n])).toEqual(holes);
      expect(facts!.cards.flatMap(({ holes }) => holes).filter((strokes) => strokes === null)).toHaveLength(2);
    });

    it('names every bad line and writes nothing of such a file', async () => {
      const parts = await site(engine);
      await importSeason(parts, EAST_LAKE, {});
      const text = golfText(`${Y2011}/rounds_by_hole.csv`).split('\n');
      const bad = [text[0], text[1]!.replace(/,64,1,T11,$/, ',63,1,T11,'), text[2]!.replace(/^24925/, 'x')].join('\n');
      const refused = await importHoles(parts, bad, { tournament: 'R2011060' }).catch((error: unknown) => error as FileRefused);
      expect((refused as FileRefused).problems).toEqual([
        { line: 2, reason: 'the holes add up to 64 and round_score is 63' },
        { line: 3, reason: expect.stringContaining('player_id "x"') },
      ]);
      await expect(importHoles(parts, text.join('\n'), {})).rejects.toThrow('--tournament R2024014');
      await expect(importHoles(parts, text.join('\n'), { tournament: 'R2011060' })).rejects.toThrow('import the courses first');
      await expect(importStats(parts, 'YEAR,PLAYER\n1,2\n', {})).rejects.toThrow('none of the columns');
      await expect(importFeed(parts, '{"a":1}', {})).rejects.toThrow('no shape of golf');
      await expect(importField(parts, '{', {})).rejects.toThrow('not JSON');
      expect(await parts.db.kysely.selectFrom('golf_rounds').selectAll().execute()).toEqual([]);
    });
  });
});
