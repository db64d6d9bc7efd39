import fc from 'fast-check';
import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import { administratorsChoice, playersChoice, usedElsewhere } from './pick-change.rules';
import { usedTeams, walkSeason } from './season.rules';
import { aGame } from './testing/game.fixture';

const BEFORE = 999;
const AFTER = 1000;
const input = (over: Partial<Game>, spread: number | null, side?: Side) => ({ game: aGame({ id: 5, ...over }), side, spread });
const line = fc.option(
  fc.integer({ min: -40, max: 40 }).map((n) => n / 2),
  { nil: null },
);

describe("a player's pick", () => {
  it('is the underdog at the line of the moment', () => {
    expect(playersChoice(input({}, 3.5), BEFORE)).toEqual({ choice: { eventId: 5, side: 1, spread: 3.5 } });
    expect(playersChoice(input({ spread2: 7 }, 7, 2), BEFORE)).toEqual({ choice: { eventId: 5, side: 2, spread: 7 } });
  });

  it('may be planned where there is no line yet', () => {
    expect(playersChoice(input({ spread2: null }, null, 2), BEFORE)).toEqual({ choice: { eventId: 5, side: 2, spread: null } });
  });

  it.each<[string, ReturnType<typeof input>, number, string, string]>([
    ['a game that kicked off', input({}, 3.5), AFTER, 'game_started', 'Away 5 at Home 5 kicked off at'],
    ['a game off the board', input({ state: 'postponed' }, 3.5), BEFORE, 'no_line', 'is postponed'],
    ['the favourite', input({}, -3.5, 2), BEFORE, 'bad_input', 'no points for Home 5 (−3.5)'],
    ["a pick'em", input({ spread2: 0 }, 0, 2), BEFORE, 'bad_input', 'no points for Home 5 (PK)'],
    ["a pick'em without a side", input({ spread2: 0 }, 0), BEFORE, 'bad_input', "a pick'em"],
    ['a game without line and side', input({ spread2: null }, null), BEFORE, 'bad_input', 'Nobody gets points in Away 5 at Home 5 yet'],
    ['a line that has moved', input({ spread2: -4 }, 3.5), BEFORE, 'line_moved', 'is now +4, not +3.5'],
    ['a line that has turned', input({ spread2: 1 }, 3.5, 1), BEFORE, 'line_moved', 'is now −1, not +3.5'],
    ['a line that has come', input({}, null, 1), BEFORE, 'line_moved', 'is now +3.5, which was not there before'],
    ['a line that has gone', input({ spread2: null }, 3.5, 1), BEFORE, 'line_moved', 'was taken away'],
  ])('refuses %s', (_, wanted, now, code, words) => {
    expect(playersChoice(wanted, now)).toEqual({ refused: { code, field: expect.any(String), reason: expect.stringContaining(words) } });
  });

  it('always gets points, or has no line', () => {
    fc.assert(
      fc.property(line, line, fc.constantFrom<Side | undefined>(1, 2, undefined), (spread2, shown, side) => {
        const outcome = playersChoice(input({ spread2 }, shown, side), BEFORE);
        if ('refused' in outcome) return;
        const { spread } = outcome.choice;
        expect(spread === null ? spread2 === null : spread > 0).toBe(true);
      }),
    );
  });
});

describe("an administrator's pick", () => {
  it('may come after kick-off, with any points, of any side', () => {
    expect(administratorsChoice(input({}, 0.5), AFTER)).toEqual({ choice: { eventId: 5, side: 1, spread: 0.5 } });
    expect(administratorsChoice(input({}, 2.5, 2), AFTER)).toEqual({ choice: { eventId: 5, side: 2, spread: 2.5 } });
    expect(administratorsChoice(input({}, null), BEFORE)).toEqual({ choice: { eventId: 5, side: 1, spread: 3.5 } });
    expect(administratorsChoice(input({ spread2: null }, null, 1), BEFORE)).toEqual({ choice: { eventId: 5, side: 1, spread: null } });
  });

  it.each<[string, ReturnType<typeof input>, number, string]>([
    ['a game off the board', input({ state: 'cancelled' }, 3.5), AFTER, 'no_line'],
    ['a game that kicked off without a line', input({ spread2: null }, 3.5, 1), AFTER, 'no_line'],
    ["a pick'em without a side", input({ spread2: 0 }, 1), BEFORE, 'bad_input'],
    ['the favourite without points', input({}, null, 2), BEFORE, 'bad_input'],
  ])('refuses %s', (_, wanted, now, code) => {
    expect(administratorsChoice(wanted, now)).toMatchObject({ refused: { code } });
  });
});

test('a team is used by the week that has it, but for the week that is set anew', () => {
  const [one, two] = [aGame({ abbrev1: 'BUF' }), aGame({ abbrev2: 'BUF', spread2: 3 })];
  const weeks = [
    { week: 1, games: [one], givesMissed: false },
    { week: 2, games: [two], givesMissed: false },
  ];
  const saved = new Map([
    [1, { week: 1, choice: { eventId: one.id, side: 1 as const, spread: 3.5 }, takenAt: 1, savedAt: 1, overrideReason: null }],
  ]);
  const picks = walkSeason({ createdAt: 0, saved }, weeks, new Map([one, two].map((game) => [game.id, game])), 0);
  expect(usedElsewhere(usedTeams(picks, 2), two, 2)).toBe(1);
  expect(usedElsewhere(usedTeams(picks, 1), two, 2)).toBeUndefined();
  expect(usedElsewhere(usedTeams(picks, 2), { ...two, sport: 'NCAA' }, 2)).toBeUndefined();
  expect(usedElsewhere(usedTeams(new Map(), 2, { 'NFL:BUF': 1 }), two, 2)).toBe(1);
});
