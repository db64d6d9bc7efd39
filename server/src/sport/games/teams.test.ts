import { teamColors, teamName } from './teams';
import { ncaaTeams } from './teams.ncaa';
import { nflTeams } from './teams.nfl';

const movedClubs = ['OAK', 'SD', 'STL'];

describe('teams', () => {
  it('names clubs under their code of the time', () => {
    expect(teamName('NFL', 'OAK')).toBe('Raiders');
    expect(teamName('NFL', 'LV')).toBe('Raiders');
    expect(teamColors('NFL', 'BUF')).toBe('#00338D,#C60C30');
  });

  it('shows an unknown team by its code, without colours', () => {
    expect(teamName('NCAA', 'NORTH-TEXAS')).toBe('NORTH-TEXAS');
    expect(teamColors('NCAA', 'NORTH-TEXAS')).toBe('');
    expect(teamName('NFL', 'constructor')).toBe('constructor');
  });

  it('has 32 present clubs, and no name twice within a sport', () => {
    const present = Object.entries(nflTeams)
      .filter(([code]) => !movedClubs.includes(code))
      .map(([, team]) => team.name);
    const colleges = Object.values(ncaaTeams).map((team) => team.name);
    expect(present).toHaveLength(32);
    expect(new Set(present).size).toBe(32);
    expect(new Set(colleges).size).toBe(colleges.length);
  });

  it('gives every team two colours', () => {
    for (const team of [...Object.values(nflTeams), ...Object.values(ncaaTeams)])
      expect(team.colors).toMatch(/^#[0-9A-F]{6},#[0-9A-F]{6}$/);
  });
});
