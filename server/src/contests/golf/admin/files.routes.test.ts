import type { GolfFile } from '@poolhouse/contract';
import { describeSite } from '../../../testing/engines';
import { aCard } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, type GolfTestLeague } from '../testing/golf-test-league';

const WEEK = 7 * 24 * HOUR;
const SEASON = [
  'id,tournamentName,startDate,purse,date,country,stateCode',
  'R2022480,Autumn Open,1665014400000,"$8,000,000",Oct 6 - 9,USA,NV',
  'R2022521,Winter Open,1667433600000,"$8,000,000",Nov 3 - 6,USA,AZ',
].join('\n');
const COURSES = ['course_id,name,course_code,par', '501,Desert Course,DC,72'].join('\n');
const HOLES = [
  'course_id,hole_number,par_value,yards',
  ...Array.from({ length: 18 }, (_, n) => `501,${n + 1},${n % 9 === 0 ? 3 : n % 9 === 1 ? 5 : 4},400`),
].join('\n');
const PLACES = ['tournament_id,course_id', 'R2022480,501'].join('\n');
const FIELD = JSON.stringify({
  pga_tournament_id: 'R2022480',
  players: Object.fromEntries(Array.from({ length: 24 }, (_, n) => [n + 1, { name: `Golfer ${n + 1}`, odds: `+${(n + 2) * 100}` }])),
});
const STATS = ['YEAR,PLAYER_ID,PLAYER,AVG,# OF BIRDIES,TOTAL ROUNDS', '2022,1,Golfer 1,4.2,300,72'].join('\n');
const RESULTS = [
  'tournament_name,date,player_id,player,hole_par,strokes,n_rounds,made_cut,pos,Finish',
  'Autumn Open,10/10/21,,Golfer 24,288,270,4,1,1,1',
].join('\n');

describeSite('golf set up from files in the console', (engine) => {
  let league: GolfTestLeague;
  beforeEach(async () => {
    league = await golfTestLeague(engine);
  });
  afterEach(() => league.app.close());
  const bring = (file: GolfFile, content: string, over: { dry_run?: 0 | 1; confirm?: 0 | 1 } = {}, who: 'ann' | 'carl' = 'carl') =>
    league.call('POST ad/golf_import', { as: league.as[who], body: { file, content, ...over } });
  const desk = async (tid?: number) =>
    (await league.call('GET golf/ad', { as: league.as.carl, query: tid === undefined ? {} : { tid } })).data!;

  it('takes season, courses, holes, field, figures and results, each looked at first, and a season can be made of them', async () => {
    const files = [
      ['season', SEASON, /^2 new tournaments/],
      ['courses', COURSES, /^1 course new/],
      ['courses', HOLES, /^holes of 1 course new/],
      ['courses', PLACES, /^1 course of tournaments new/],
      ['field', FIELD, /^24 golfers, 24 of them new/],
      ['stats', STATS, /^1 figure new/],
      ['results', RESULTS, /^1 result new/],
    ] as const;
    for (const [file, content, words] of files) {
      const looked = await bring(file, content, { dry_run: 1 });
      expect([file, looked.status, looked.data?.refused.data]).toEqual([file, 200, []]);
      expect(looked.data?.message).toMatch(words);
      const taken = await bring(file, content);
      expect(taken.data?.message).toBe(looked.data?.message);
      expect((await bring(file, content, { dry_run: 1 })).data?.message).not.toMatch(
        /^[1-9]\d* (new|courses new|courses of|figures|results)/,
      );
    }
    const added = (await desk()).tournaments.data.find(({ Name }) => Name === 'Autumn Open');
    expect(added).toMatchObject({ golfers: 24, published: 1, in_season: 0 });
    const body = { contest_id: league.contest, tournaments: [{ id: added!.ID, double: 0 as const }] };
    expect((await league.call('POST ad/golf_season', { as: league.as.carl, body })).status).toBe(200);
    const { data } = await league.call('GET golf/makepicksdata', { as: league.as.ann, query: {} });
    expect(data?.config.data[0]).toMatchObject({ Name: 'Autumn Open' });
    expect(data?.available_golfers.data).toHaveLength(24);
    const log = await league.call('GET ad/activity', { as: league.as.carl, query: {} });
    const mine = log.data!.activity.data.filter(({ Action }) => /^golf\.\w+_imported$/.test(Action));
    expect(mine.map(({ User }) => User)).toEqual(files.map(() => 'Carl'));
  });

  it('writes nothing of a look, and of a file of which a line is refused, and names the lines', async () => {
    const before = (await desk()).tournaments.data.length;
    await bring('season', SEASON, { dry_run: 1 });
    const bad = `${SEASON}\nR2022x,,never,,,,`;
    const looked = await bring('season', bad, { dry_run: 1 });
    expect(looked.data?.refused.data).toMatchObject([{ line: 4, message: expect.stringContaining('R2022x') }]);
    expect(await bring('season', bad)).toMatchObject({
      status: 400,
      error: { code: 'bad_input', message: expect.stringMatching(/^Line 4: .*R2022x.*Nothing was taken\.$/) },
    });
    for (const [file, content] of [
      ['season', '<html>'],
      ['courses', ''],
      ['field', 'not JSON'],
      ['stats', 'a,b\n1,2'],
      ['results', 'a,b\n1,2'],
    ] as const)
      expect((await bring(file, content)).error).toMatchObject({ code: 'bad_input' });
    expect((await desk()).tournaments.data).toHaveLength(before);
  });

  it('asks before a field of a tournament that has begun, and refuses it once it is played', async () => {
    // The later of the two tournaments of this number, as a season that has one twice has it.
    const field = FIELD.replace('R2022480', 'R2022901');
    expect((await bring('field', field, { confirm: 0 })).status).toBe(200);
    league.clock.set(FIRST_TEE + WEEK + HOUR);
    await league.play(league.second, [aCard(1, 1, [0])]);
    expect(await bring('field', field, { confirm: 0 })).toMatchObject({ status: 409, error: { code: 'confirm_needed' } });
    expect((await bring('field', field, { dry_run: 1, confirm: 0 })).status).toBe(200);
    expect((await bring('field', field, { confirm: 1 })).status).toBe(200);
    await league.tell(league.second, { reported: 'FINAL', reportedAt: league.clock.now() });
    expect(await bring('field', field, { confirm: 1 })).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('is for site administrators', async () => {
    expect(await bring('season', SEASON, {}, 'ann')).toMatchObject({ error: { code: 'forbidden' } });
  });
});
