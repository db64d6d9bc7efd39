import type { FeedGame } from '../feed-game';
import {
  BOWLS_TBD,
  COLLEGE_LIVE,
  COLLEGE_PREGAME,
  describeRecorded,
  FINAL_OVERTIME,
  FINAL_TIE,
  LIVE_2022,
  ONE_FINAL_2025,
  POSTPONED,
  PREGAME_2025,
  recorded,
  scoreboardOf,
} from '../testing/recorded.fixture';
import { readEspnScoreboard } from './espn-scoreboard';

const read = (file: string, sport: 'NFL' | 'NCAA' = 'NFL') => readEspnScoreboard(recorded(file), sport);
const at = (games: readonly FeedGame[], home: string) => games.find((game) => game.home.code === home)!;

describe('a scoreboard', () => {
  it.each([[null], [[]], ['no'], [{}], [{ events: {} }], [{ events: [{ id: 1 }, 'x'] }]])('%j is none', (answer) => {
    expect(() => readEspnScoreboard(answer, 'NFL')).toThrow(expect.objectContaining({ kind: 'other_shape' }));
  });

  it.each([
    ['NFL', 'mlb'],
    ['NFL', 'college-football'],
    ['NCAA', 'nfl'],
  ] as const)('of another league is refused: asked for %s, answered %s', (sport, slug) => {
    expect(() => readEspnScoreboard({ leagues: [{ id: '10', slug }], events: [] }, sport)).toThrow(/another league, /);
  });

  it('may be empty', () => {
    expect(readEspnScoreboard({ events: [] }, 'NFL')).toEqual({ games: [], skipped: 0, misfits: [] });
  });
});

describeRecorded('recorded NFL scoreboards', [LIVE_2022, PREGAME_2025, ONE_FINAL_2025, FINAL_OVERTIME, FINAL_TIE, POSTPONED], () => {
  it('live in the fourth quarter of week 1 of 2022', () => {
    const { games, skipped, misfits } = read(LIVE_2022);
    expect([games.length, skipped, misfits]).toEqual([16, 0, []]);
    expect(at(games, 'WAS')).toEqual({
      sport: 'NFL',
      feedKey: 'ESPN:401437646',
      kickoffAt: Date.parse('2022-09-11T17:00:00Z'),
      spread2: null,
      away: { code: 'JAX', name: 'Jaguars', fullName: 'Jacksonville Jaguars' },
      home: { code: 'WAS', name: 'Commanders', fullName: 'Washington Commanders' },
      play: { state: 'in_progress', score1: 22, score2: 20, status: 'Q4', timeLeft: '4:25', possession: 2, note: '3rd & 10 at WAS 36' },
      listing: { season: 2022, gameType: 'REG', rank1: null, rank2: null, tv: 'FOX', timeKnown: true },
      facts: { totalLine: null, neutral: false, roof: 'outdoors', starters: [null, null] },
    });
    expect(at(games, 'TEN').facts).toMatchObject({ totalLine: 44 });
    expect(at(games, 'LA').play).toMatchObject({
      state: 'final',
      score1: 31,
      score2: 10,
      status: 'Final',
      timeLeft: '0:00',
      possession: null,
      note: '',
    });
    expect(at(games, 'TEN')).toMatchObject({
      spread2: -5.5,
      play: { state: 'scheduled', score1: null, score2: null, status: '', timeLeft: '' },
    });
    expect(at(games, 'ARI').spread2).toBe(6.5);
    expect(at(games, 'SEA').listing!.tv).toBe('ESPN/ABC');
    expect(games.filter((game) => game.play!.state === 'in_progress')).toHaveLength(8);
  });

  it('before week 1 of 2025, and after its first game', () => {
    const before = read(PREGAME_2025).games;
    expect(before.every((game) => game.play!.state === 'scheduled' && game.play!.score1 === null && game.spread2 !== null)).toBe(true);
    expect([at(before, 'BUF').spread2, at(before, 'PHI').spread2, at(before, 'LAC').spread2]).toEqual([-1.5, -7.5, 3.5]);
    const after = read(ONE_FINAL_2025).games;
    expect(at(after, 'BUF').spread2).toBe(1.5);
    expect(at(after, 'PHI')).toMatchObject({ spread2: null, play: { state: 'final', score1: 20, score2: 24 } });
  });

  it('overtime, a tie, and a postponed game that is not final', () => {
    const { games } = readEspnScoreboard(scoreboardOf(FINAL_OVERTIME, FINAL_TIE, POSTPONED), 'NFL');
    expect(games.map(({ play }) => [play!.state, play!.score1, play!.score2, play!.status])).toEqual([
      ['final', 23, 20, 'F/OT'],
      ['final', 20, 20, 'F/OT'],
      ['postponed', null, null, 'Postponed'],
    ]);
  });

  it('leaves out the pre-season and teams that are no clubs, and survives one broken event', () => {
    const [good] = scoreboardOf(FINAL_TIE).events as [{ season: object; competitions: Array<{ competitors: Array<{ team: object }> }> }];
    const exhibition = { ...good, season: { ...good.season, type: 1 } };
    const allStars = structuredClone(good);
    Object.assign(allStars.competitions[0]!.competitors[0]!.team, { abbreviation: 'AFC' });
    const answer = readEspnScoreboard({ events: [exhibition, allStars, { ...good, date: 'soon' }, good] }, 'NFL');
    expect([answer.games.length, answer.skipped]).toEqual([1, 2]);
    expect(answer.misfits).toEqual([{ path: 'events[2].date', words: 'is not an instant but a text', game: 'ESPN:401437637' }]);
  });
});

describeRecorded('recorded college scoreboards', [COLLEGE_LIVE, COLLEGE_PREGAME, BOWLS_TBD], () => {
  it('live, with ranks, half-time and without possession', () => {
    const { games } = read(COLLEGE_LIVE, 'NCAA');
    expect(games).toHaveLength(13);
    expect(at(games, 'SC')).toMatchObject({
      away: { code: 'UGA', name: 'Georgia' },
      listing: { rank1: 1, rank2: null, tv: 'ESPN' },
      play: { status: 'Halftime', timeLeft: '', score1: 24, score2: 0, possession: null, note: '' },
    });
    expect(at(games, 'NEB').away).toEqual({ code: 'OKLA', name: 'Oklahoma', fullName: 'Oklahoma Sooners' });
    expect(at(games, 'KENT').play).toMatchObject({ state: 'in_progress', possession: null, note: '', timeLeft: '12:17' });
    expect(at(games, 'UCLA').play).toMatchObject({ state: 'in_progress', status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0 });
    expect(at(games, 'BALL')).toMatchObject({ spread2: -21, play: { state: 'scheduled', score1: null } });
    expect(at(games, 'WVU').listing!.tv).toBe('BIG12/ESPN+');
  });

  it('before the season: 99 games, one without odds and one whose line is off, names that are unique within a week', () => {
    const { games, misfits } = read(COLLEGE_PREGAME, 'NCAA');
    expect([games.length, misfits]).toEqual([99, []]);
    expect(games.filter((game) => game.spread2 === null).map((game) => game.feedKey)).toEqual(['ESPN:401870790', 'ESPN:401858438']);
    expect(at(games, 'BUFF').spread2).toBe(-24.5);
    const opening = games.filter((game) => game.kickoffAt > Date.parse('2026-09-01')).flatMap((game) => [game.away.name, game.home.name]);
    expect(new Set(opening).size).toBe(opening.length);
  });

  it('of bowls without teams has no games', () => {
    expect(read(BOWLS_TBD, 'NCAA')).toEqual({ games: [], skipped: 44, misfits: [] });
  });
});
