import { FixedClock } from '../../../ground/clock/clock';
import { describeByTurns } from '../../../testing/engines';
import { proposedSeason } from '../rules/season.rules';
import { madeCut, tellsOfCut } from '../stats/form';
import { fieldOf } from '../stores/facts.store';
import { resultsOf } from '../stores/history.store';
import { allTournaments } from '../stores/tournaments.store';
import { importField } from './import-field';
import { importResults } from './import-results';
import { importSeason } from './import-season';

const HEAD = 'id,tournamentName,startDate,purse,date,country,stateCode';
const SEASON = [
  HEAD,
  'R2025014,Masters Tournament,1744243200000,"$21,000,000",Apr 10 - 13,USA,GA',
  'R2025016,The Sentry,1735776000000,"$20,000,000",Jan 2 - 5,USA,HI',
].join('\n');

const field = (golfers: number, from = 0) =>
  JSON.stringify({
    pga_tournament_id: 'R2025014',
    players: Object.fromEntries(
      Array.from({ length: golfers }, (_, n) => [n + 1, { name: `Golfer ${n + 1}`, odds: `+${(n + 1) * 100 + from}` }]),
    ),
  });

describeByTurns('importing golf', (engine) => {
  const site = async () => ({ db: await engine.open(), clock: new FixedClock(Date.parse('2025-01-01T12:00:00Z')) });

  it('takes tournaments in once, with the course’s own clock, and writes nothing of a dry run', async () => {
    const { db, clock } = await site();
    expect(await importSeason({ db, clock }, SEASON, { dryRun: true })).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await db.read((tx) => allTournaments(tx))).toEqual([]);
    expect(await importSeason({ db, clock }, SEASON, {})).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await importSeason({ db, clock }, SEASON, {})).toEqual({ added: 0, changed: 0, unchanged: 2 });
    const [sentry, masters] = await db.read((tx) => allTournaments(tx));
    expect(sentry).toMatchObject({ permNum: '016', zone: 'Pacific/Honolulu', cutRound: 0, major: false });
    expect(masters).toMatchObject({ permNum: '014', purse: 21_000_000, cutCount: 50, cutWithin: 0, major: true, startDate: '2025-04-10' });
  });

  it('knows the tournament that is played for points, and proposes it as any other', async () => {
    const { db, clock } = await site();
    await importSeason({ db, clock }, [HEAD, 'R2025472,Barracuda Championship,1752710400000,,Jul 17 - 20,USA,CA'].join('\n'), {});
    const all = await db.read((tx) => allTournaments(tx));
    expect(all.map(({ format }) => format)).toEqual(['stableford']);
    expect(proposedSeason(all, 2025).map(({ tournament }) => tournament.permNum)).toEqual(['472']);
  });

  it('takes the strokes that golfers start with, keeps them where a file leaves them out, and names those that are none', async () => {
    const { db, clock } = await site();
    await importSeason({ db, clock }, SEASON, {});
    const [, masters] = await db.read((tx) => allTournaments(tx));
    const withStrokes = (own: Readonly<Record<number, unknown>>) => {
      const file = JSON.parse(field(20)) as { players: Record<string, object> };
      for (const [id, starting_strokes] of Object.entries(own)) Object.assign(file.players[id]!, { starting_strokes });
      return JSON.stringify(file);
    };
    const known = async () => new Map((await db.read((tx) => fieldOf(tx, masters!.id))).map((one) => [one.golferId, one.startingStrokes]));
    await importField({ db, clock }, withStrokes({ 1: -10, 2: 0 }), {});
    expect([(await known()).get(1), (await known()).get(2), (await known()).get(3)]).toEqual([-10, 0, 0]);
    await importField({ db, clock }, field(20), {});
    expect((await known()).get(1)).toBe(-10);
    await expect(importField({ db, clock }, withStrokes({ 1: 10, 2: 'ten', 3: -2.5, 4: -8 }), {})).rejects.toMatchObject({
      problems: [
        { line: null, reason: 'Golfer 1: starting_strokes 10 is not a whole number from -20 to 0' },
        { line: null, reason: 'Golfer 2: starting_strokes "ten" is not a whole number from -20 to 0' },
        { line: null, reason: 'Golfer 3: starting_strokes -2.5 is not a whole number from -20 to 0' },
      ],
    });
    expect((await known()).get(4)).toBe(0);
  });

  it('names every bad row of a file, and writes nothing of it', async () => {
    const { db, clock } = await site();
    const bad = [SEASON, 'R25,No year,1744243200000,,,,', 'R2025011,The Players,yesterday,,,,'].join('\n');
    await expect(importSeason({ db, clock }, bad, {})).rejects.toMatchObject({
      problems: [
        { line: 4, reason: expect.stringContaining('"R25"') },
        { line: 5, reason: expect.stringContaining('"yesterday"') },
      ],
    });
    expect(await db.read((tx) => allTournaments(tx))).toEqual([]);
  });

  it('groups a field by its odds and publishes it; later odds change no group', async () => {
    const { db, clock } = await site();
    await importSeason({ db, clock }, SEASON, {});
    expect(await importField({ db, clock }, field(30), {})).toEqual({ golfers: 30, added: 30, sizes: [5, 6, 7, 12] });
    expect(await importField({ db, clock }, field(30), {})).toMatchObject({ added: 0 });
    const turned = JSON.stringify({ ...JSON.parse(field(31, 5)) });
    expect(await importField({ db, clock }, turned, {})).toEqual({ golfers: 31, added: 1, sizes: [5, 6, 7, 13] });
    const [, masters] = await db.read((tx) => allTournaments(tx));
    const golfers = await db.read((tx) => fieldOf(tx, masters!.id));
    expect(golfers[0]).toMatchObject({ golferId: 1, groupNum: 0, odds: 2.05 });
    expect(golfers.at(-1)).toMatchObject({ golferId: 31, groupNum: 3, listOrder: 31 });
  });

  it('refuses a field that is too small, one of an unknown tournament, and pairs', async () => {
    const { db, clock } = await site();
    await expect(importField({ db, clock }, field(30), {})).rejects.toThrow('import the season first');
    await importSeason({ db, clock }, SEASON, {});
    await expect(importField({ db, clock }, field(19), {})).rejects.toThrow('cannot be grouped');
    await expect(importField({ db, clock }, field(20).replace('Golfer 3', 'One/Another'), {})).rejects.toThrow('two golfers share a ball');
    await expect(importField({ db, clock }, '{', {})).rejects.toThrow('not JSON');
  });

  it('takes from the finish who made a cut, and never from the column that says so', async () => {
    const { db, clock } = await site();
    await importSeason({ db, clock }, SEASON, {});
    await importField({ db, clock }, field(20), {});
    const results = [
      'tournament_name,date,player_id,player,hole_par,strokes,n_rounds,made_cut,Finish',
      'Masters Tournament,4/13/25,,Golfer 1,216,214,3,1,CUT',
      'Masters Tournament,4/13/25,,Golfer 2,288,280,4,0,T3',
    ].join('\n');
    expect(await importResults({ db, clock }, results, {})).toMatch(/^2 results new/);
    const kept = await db.read((tx) => resultsOf(tx, { golferIds: [1, 2], before: '2026-01-01' }));
    expect(kept.map((one) => [one.golferId, one.position, madeCut(one)]).sort()).toEqual([
      [1, 'CUT', false],
      [2, 'T3', true],
    ]);
  });

  it('goes by the place beside an empty finish, else by the rounds, and makes up neither', async () => {
    const { db, clock } = await site();
    await importSeason({ db, clock }, SEASON, {});
    await importField({ db, clock }, field(20), {});
    const results = [
      'tournament_name,date,player_id,player,hole_par,strokes,n_rounds,made_cut,pos,Finish',
      'Masters Tournament,4/13/25,,Golfer 1,288,280,4,1,54,NA',
      'Masters Tournament,4/13/25,,Golfer 2,288,284,4,1,NA,NA',
      'Masters Tournament,4/13/25,,Golfer 3,144,150,2,0,NA,NA',
      'Masters Tournament,4/13/25,,Golfer 4,144,150,NA,0,NA,NA',
    ].join('\n');
    await importResults({ db, clock }, results, {});
    const kept = await db.read((tx) => resultsOf(tx, { golferIds: [1, 2, 3, 4], before: '2026-01-01' }));
    expect(kept.map((one) => [one.golferId, one.position, one.through, tellsOfCut(one) && madeCut(one)]).sort()).toEqual([
      [1, '54', 'F', true],
      [2, '', 'F', true],
      [3, '', 'R2', false],
      [4, '', '', false],
    ]);
  });
});
