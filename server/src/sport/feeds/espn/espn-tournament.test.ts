import { describeRecorded, NCAAB_PREGAME, recorded } from '../testing/recorded.fixture';
import { readEspnScoreboard } from './espn-scoreboard';
import { readEspnTournament } from './espn-tournament';

describe('a scoreboard of college basketball', () => {
  it.each([[null], [{}], [{ events: [{ id: 1 }] }], [{ leagues: [{ slug: 'nfl' }], events: [] }]])('%j is none', (answer) => {
    expect(() => readEspnTournament(answer)).toThrow(expect.objectContaining({ kind: 'other_shape' }));
  });
});

describeRecorded('the recorded scoreboard of the First Four of 2026', [NCAAB_PREGAME], () => {
  it('has two games to come, with region and seeds', () => {
    const { games, skipped, misfits } = readEspnTournament(recorded(NCAAB_PREGAME));
    expect([games.length, skipped, misfits]).toEqual([2, 0, []]);
    expect(games[0]).toEqual({
      feedKey: 'ESPN:401856435',
      season: 2026,
      tipoffAt: Date.parse('2026-03-17T22:40:00Z'),
      timeKnown: true,
      region: 'MIDWEST',
      teams: [
        { espnId: '47', name: 'Howard', abbrev: 'HOW', color: '#003a63,#e51937', seed: 16 },
        { espnId: '2378', name: 'UMBC', abbrev: 'UMBC', color: '#000000,#ad860a', seed: 16 },
      ],
      play: { state: 'scheduled', status: '', timeLeft: '', note: '', scores: null },
      half: null,
      tv: 'truTV',
    });
    expect(games[1]).toMatchObject({
      region: 'WEST',
      teams: [
        { name: 'NC State', seed: 11 },
        { name: 'Texas', seed: 11 },
      ],
    });
  });

  it('is no scoreboard of football', () => {
    expect(() => readEspnScoreboard(recorded(NCAAB_PREGAME), 'NCAA')).toThrow(/another league, mens-college-basketball/);
  });
});
