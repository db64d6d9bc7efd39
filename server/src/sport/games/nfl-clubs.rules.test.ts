import { nflClubs, nflCode } from './nfl-clubs.rules';
import { isKnownTeam } from './teams';

describe('the clubs of a season', () => {
  it('are 32 since 2002 and 31 before, each of them known', () => {
    for (let season = 1999; season <= 2030; season += 1) {
      const clubs = nflClubs(season);
      expect([season, clubs.length, new Set(clubs).size]).toEqual([season, season < 2002 ? 31 : 32, clubs.length]);
      expect(clubs.every((club) => isKnownTeam('NFL', club))).toBe(true);
    }
  });

  it('have the code of the town that they played in', () => {
    const moved = ['STL', 'LA', 'SD', 'LAC', 'OAK', 'LV'];
    const of = (season: number) => nflClubs(season).filter((club) => moved.includes(club));
    expect([2015, 2016, 2017, 2019, 2020].map(of)).toEqual([
      ['OAK', 'SD', 'STL'],
      ['LA', 'OAK', 'SD'],
      ['LA', 'LAC', 'OAK'],
      ['LA', 'LAC', 'OAK'],
      ['LA', 'LAC', 'LV'],
    ]);
  });

  it('are found under any spelling of their code, in the season alone', () => {
    expect(['LAR', 'la', ' STL ', 'WSH', 'JAC', 'SD', 'XXX', ''].map((typed) => nflCode(typed, 2024))).toEqual([
      'LA',
      'LA',
      'LA',
      'WAS',
      'JAX',
      'LAC',
      undefined,
      undefined,
    ]);
    expect(nflCode('HOU', 2001)).toBeUndefined();
  });
});
