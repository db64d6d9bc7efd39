import { aConfig, aRoom, someTeams } from '../testing/rows.fixture';
import { leftBySeed, myTeams, nextAt } from './between.rules';

const AT = Date.parse('2026-03-17T00:00:00Z');
const room = (over: { turn?: number; lot?: number } = {}) => {
  const whole = aRoom();
  return { ...whole, block: { data: whole.block.data.map((row) => ({ ...row, lot: 0, turn: 0, ends_at: null, ...over })) } };
};

it('counts who is left by seed, and lists what is mine', () => {
  const teams = someTeams();
  expect(leftBySeed(teams).slice(0, 2)).toEqual([
    { seed: 1, teams: 3 },
    { seed: 2, teams: 4 },
  ]);
  expect(leftBySeed(teams.map((team) => ({ ...team, Price: 1 })))).toEqual([]);
  expect(myTeams(teams, 1).map(({ Name }) => Name)).toEqual(['Team 1']);
  expect(myTeams(teams, 0)).toEqual([]);
});

it('tells when the next team comes by itself, and nothing where it waits for somebody', () => {
  expect(nextAt(room(), aConfig(), 1)).toBe(AT + 8000);
  expect(nextAt(room(), aConfig(), 12)).toBe(AT + 96_000);
  expect(nextAt(room({ turn: 2 }), aConfig(), 1)).toBeNull();
  expect(nextAt(room({ lot: 105 }), aConfig(), 1)).toBeNull();
  for (const config of [{ auto_next: 0 }, { bidding: 0 as const }, { phase: 'paused' as const }])
    expect(nextAt(room(), aConfig(config), 1)).toBeNull();
});
