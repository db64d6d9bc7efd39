import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { describeByTurns } from '../../../testing/engines';
import { keepBracket, SELECTION, YEAR } from '../../feeds/ncaab/testing/bracket.fixture';
import { gamesOfTeams } from '../../tournament/season-games.store';
import { importSeasonGames, type SeasonTexts } from './import-season-games';
import { describeTournaments, ncaabText } from './ncaab.fixture';
import { readSeasonFile } from './season-file';

const HEAD = 'Season,DayNum,WTeamID,WScore,LTeamID,LScore,WLoc,NumOT';
/** Teams 1 and 2 are in the field; 501 and 502 are not. */
const LINES = ['2026,11,1,80,501,60,H,0', '2026,45,2,71,1,70,A,1', '2026,45,501,66,502,50,N,0', '2020,12,1,60,2,50,N,0'];
const TEAMS = 'TeamID,TeamName\n501,Port Alder\n502,Cedar Falls Tech\n';
const texts = (lines: readonly string[] = LINES, teams: string | undefined = TEAMS): SeasonTexts => ({
  games: [HEAD, ...lines].join('\n'),
  teams,
});

describeByTurns('importing the games before a tournament', (engine) => {
  let db: Database;
  const clock = new FixedClock(SELECTION);
  beforeAll(async () => {
    db = await engine.open();
    await db.write((tx, invalidate) => keepBracket(tx, invalidate, SELECTION));
  });
  const take = (lines?: readonly string[], options = {}, teams?: string) => importSeasonGames({ db, clock }, texts(lines, teams), options);
  const games = (...ids: number[]) => db.read((tx) => gamesOfTeams(tx, YEAR, ids));
  const counters = () => db.read((tx) => tx.selectFrom('scopes').selectAll().orderBy('name').execute());

  it('counts on a dry run, writes the games of the field, changes nothing twice, and takes a corrected score over', async () => {
    const first = { added: 2, changed: 0, unchanged: 0, leftOut: 1, unknown: [2020] };
    expect(await take(LINES, { dryRun: true })).toEqual(first);
    expect(await games(1)).toEqual([]);
    expect(await take()).toEqual(first);
    expect(await games(1)).toMatchObject([
      { day: 11, name1: 'South 1', name2: 'Port Alder', score1: 80, score2: 60, home: 1, overtimes: 0 },
      { day: 45, team1: 1, team2: 2, score1: 70, score2: 71, home: 1, overtimes: 1 },
    ]);
    expect(await games(502)).toEqual([]);
    const before = await counters();
    expect(await take()).toEqual({ ...first, added: 0, unchanged: 2 });
    expect(await counters()).toEqual(before);
    expect(await take([LINES[0]!.replace('80', '81'), LINES[1]!])).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await games(501)).map(({ score1 }) => score1)).toEqual([81]);
  });

  it('names every bad line and writes nothing of the file', async () => {
    const before = await games(1, 2);
    const bad = [
      '2026,12,1,80,2,60,H,0',
      '2026,133,1,80,2,60,H,0',
      '2026,13,1,80,9999,60,H,0',
      '2026,14,1,60,2,60,X,0',
      '2026,12,2,80,1,60,H,0',
      '2026,15,1,eighty,1,60,N,0',
    ];
    await expect(take(bad)).rejects.toMatchObject({
      problems: [
        { line: 3, reason: 'DayNum "133" is no day up to 132, on which the field is told' },
        { line: 4, reason: 'LTeamID "9999" is no team that is known' },
        { line: 5, reason: 'WLoc "X" is none of H, A and N; 60-60 is no score of a game that was won' },
        { line: 6, reason: 'the game is on line 2 already' },
        { line: 7, reason: expect.stringMatching(/^WScore "eighty" is not a score; 1 would play itself/) },
      ],
    });
    await expect(take([LINES[3]!])).rejects.toThrow('No tournament of 2020 is known here.');
    await expect(take(LINES, { season: 2019 })).rejects.toThrow('no games of season 2019');
    expect(await games(1, 2)).toEqual(before);
  });
});

describeTournaments('the recorded results of tournaments', () => {
  it('are no games before a tournament: each line is refused, the first one by its number', () => {
    const results = ncaabText('MNCAATourneyCompactResults.csv');
    try {
      readSeasonFile(results, () => true);
    } catch (error) {
      const { problems } = error as { problems: { line: number; reason: string }[] };
      expect(problems).toHaveLength(results.trim().split('\n').length - 1);
      expect(problems[0]).toEqual({ line: 2, reason: 'DayNum "136" is no day up to 132, on which the field is told' });
      return;
    }
    throw new Error('They were taken.');
  });
});
