import fc from 'fast-check';
import type { Game } from '../../sport/games/game';
import { dogSide, teamKey } from './missed-pick.rules';
import type { Choice, SavedPick } from './picks';
import { usedTeams, walkSeason, type DogWeek } from './season.rules';
import { aGame } from './testing/game.fixture';

const TEAMS = ['BUF', 'CHI', 'DAL', 'DEN', 'DET', 'GB'];
const saved = (week: number, choice: Choice | null, over: Partial<SavedPick> = {}): SavedPick => ({
  week,
  choice,
  takenAt: null,
  savedAt: 0,
  overrideReason: null,
  ...over,
});
const gamesOf = (weeks: readonly DogWeek[]) => new Map(weeks.flatMap(({ games }) => games.map((game): [number, Game] => [game.id, game])));
/** Week n opens at n * 1000 and its games kick off 100 later. */
const kickoff = (week: number) => week * 1000 + 100;
const walk = (picks: readonly SavedPick[], weeks: readonly DogWeek[], now: number, createdAt = 0) =>
  walkSeason({ createdAt, saved: new Map(picks.map((pick) => [pick.week, pick])) }, weeks, gamesOf(weeks), now);

/** Three games a week between the same six teams, and a pick of one of them or none. */
const season = fc
  .array(
    fc.record({
      lines: fc.array(
        fc.option(
          fc.integer({ min: -20, max: 20 }).map((n) => n / 2),
          { nil: null },
        ),
        { minLength: 3, maxLength: 3 },
      ),
      order: fc.shuffledSubarray(TEAMS, { minLength: 6 }),
      pick: fc.option(
        fc.record({
          game: fc.integer({ min: 0, max: 2 }),
          side: fc.constantFrom(1 as const, 2 as const),
          spread: fc.option(
            fc.integer({ min: 1, max: 30 }).map((n) => n / 2),
            { nil: null },
          ),
        }),
        { nil: null },
      ),
      state: fc.constantFrom('final' as const, 'final' as const, 'final' as const, 'postponed' as const),
      givesMissed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((weeks) =>
    weeks.map(({ lines, order, pick, state, givesMissed }, n) => {
      const games = lines.map((spread2, at) =>
        aGame({
          id: n * 10 + at + 1,
          spread2,
          abbrev1: order[at * 2]!,
          abbrev2: order[at * 2 + 1]!,
          kickoffAt: kickoff(n + 1),
          state: at === 0 ? state : 'final',
          score1: at * 7,
          score2: 10,
        }),
      );
      return {
        week: { week: n + 1, games, givesMissed },
        pick: pick && saved(n + 1, { eventId: games[pick.game]!.id, side: pick.side, spread: pick.spread }),
      };
    }),
  );

describe('a season of picks', () => {
  it('never counts a team twice, and grades what counts alone', () => {
    fc.assert(
      fc.property(season, fc.integer({ min: 0, max: 9500 }), (weeks, now) => {
        const found = walk(
          weeks.flatMap(({ pick }) => pick ?? []),
          weeks.map(({ week }) => week),
          now,
        );
        const counting = [...found.values()].filter((pick) => pick.idle === null).map((pick) => teamKey(pick.game, pick.side));
        expect(new Set(counting).size).toBe(counting.length);
        for (const pick of found.values()) if (pick.idle !== null) expect(pick.grade.grade).toBe('');
      }),
    );
  });

  it('gives every missed week something where the contest does so and something is left', () => {
    fc.assert(
      fc.property(season, (weeks) => {
        const all = weeks.map(({ week }) => ({ ...week, givesMissed: true }));
        const found = walk(
          weeks.flatMap(({ pick }) => pick ?? []),
          all,
          99_999,
        );
        for (const { week, games } of all) {
          const pick = found.get(week);
          const earlier = usedTeams(new Map([...found].filter(([n]) => n < week)), 0);
          const left = games.filter(
            (game) => game.state === 'final' && dogSide(game) !== null && !earlier.has(teamKey(game, dogSide(game)!)),
          );
          if (pick === undefined || pick.idle === 'used' || pick.idle === 'favourite') expect(left).toEqual([]);
          if (pick?.auto) expect(pick.spread).toBe(Math.max(...left.map((game) => Math.abs(game.spread2!))));
        }
      }),
    );
  });

  it('tells nothing of later picks in earlier weeks: what is still sealed changes no week before it', () => {
    fc.assert(
      fc.property(season, season, (one, other) => {
        const weeks = one.map(({ week }) => week);
        const cut = Math.ceil(weeks.length / 2);
        const own = one.flatMap(({ pick }) => pick ?? []);
        const mixed = [
          ...own.filter((pick) => pick.week <= cut),
          ...other.flatMap(({ pick }) => pick ?? []).filter((pick) => pick.week > cut && pick.week <= weeks.length),
        ];
        const early = (picks: readonly SavedPick[]) => [...walk(picks, weeks, 99_999)].filter(([week]) => week <= cut);
        expect(early(mixed)).toEqual(early(own));
      }),
    );
  });

  const [first, second] = [
    aGame({ id: 901, abbrev1: 'BUF', kickoffAt: kickoff(1) }),
    aGame({ id: 902, abbrev1: 'BUF', kickoffAt: kickoff(2), spread2: -2 }),
  ];
  const weeks: DogWeek[] = [
    { week: 1, games: [first], givesMissed: false },
    { week: 2, games: [second], givesMissed: false },
  ];
  const twice = [saved(1, { eventId: 901, side: 1, spread: 3 }), saved(2, { eventId: 902, side: 1, spread: 2 })];

  it('voids the later of two picks of one team, whoever set the earlier one', () => {
    expect(walk(twice, weeks, 0).get(2)).toMatchObject({ idle: 'used', usedIn: 1 });
    const [, later] = twice;
    expect(walk([later!], [{ ...weeks[0]!, givesMissed: true }, weeks[1]!], kickoff(1)).get(2)).toMatchObject({ idle: 'used', usedIn: 1 });
  });

  it.each<[string, Partial<Game>, number, string]>([
    ['is called off', { state: 'cancelled' }, 0, 'off_board'],
    ['kicked off without a line', { spread2: null }, kickoff(1), 'no_line'],
  ])('lets a team be picked again whose game %s', (_, over, now, idle) => {
    const changed = [{ ...weeks[0]!, games: [{ ...first, ...over }] }, weeks[1]!];
    expect([...walk(twice, changed, now).values()].map((pick) => pick.idle)).toEqual([idle, null]);
  });

  it('drops a game that left its week', () => {
    const gone = [
      { ...weeks[0]!, games: [] },
      { ...weeks[1]!, games: [first, second] },
    ];
    expect(walk(twice.slice(0, 1), gone, 0).get(1)).toMatchObject({ idle: 'moved' });
  });

  it('decides a planned pick by the last line before kick-off', () => {
    const planned = [saved(1, { eventId: 901, side: 1, spread: null })];
    const at = (spread2: number | null) =>
      walk(planned, [{ ...weeks[0]!, games: [{ ...first, spread2, state: 'final', score1: 20, score2: 24 }] }], kickoff(1)).get(1);
    expect(at(-4.5)).toMatchObject({ spread: 4.5, idle: null, grade: { grade: 'C', spreadScore: 0.5 } });
    expect(at(-4)).toMatchObject({ spread: 4, grade: { grade: 'L', spreadScore: 0 } });
    expect(at(0)).toMatchObject({ spread: null, idle: 'favourite', grade: { grade: '' } });
    expect(at(null)).toMatchObject({ spread: null, idle: 'no_line' });
  });

  it('keeps the line that was taken, however it moves, while there is one', () => {
    const taken = [saved(1, { eventId: 901, side: 1, spread: 3.5 }, { takenAt: 7 })];
    const at = (spread2: number) =>
      walk(taken, [{ ...weeks[0]!, games: [{ ...first, spread2, state: 'final', score1: 20, score2: 23 }] }], kickoff(1)).get(1);
    expect(at(-9)).toMatchObject({ spread: 3.5, takenAt: 7, grade: { grade: 'C' } });
    expect(at(6)).toMatchObject({ spread: 3.5, idle: null, grade: { grade: 'C' } });
  });

  it('gives nothing for weeks before the entry, nor for a game that was called off', () => {
    const given = [{ ...weeks[0]!, givesMissed: true }];
    expect(walk([], given, kickoff(1), kickoff(1)).size).toBe(0);
    const off = [
      { ...weeks[0]!, games: [{ ...first, state: 'cancelled' as const }, aGame({ id: 903, kickoffAt: kickoff(1) })], givesMissed: true },
    ];
    expect(walk(twice.slice(0, 1), off, kickoff(1)).get(1)).toMatchObject({ auto: false, idle: 'off_board' });
  });

  it('gives nothing in the place of a pick that is still sealed, even where that is void', () => {
    const late = aGame({ id: 904, abbrev1: 'BUF', kickoffAt: kickoff(2) + 50, spread2: null });
    const given = [weeks[0]!, { week: 2, games: [aGame({ id: 905, kickoffAt: kickoff(2) }), late], givesMissed: true }];
    const picks = [twice[0]!, saved(2, { eventId: 904, side: 1, spread: null })];
    expect(walk(picks, given, kickoff(2)).get(2)).toMatchObject({ auto: false, idle: 'used', usedIn: 1 });
    expect(
      walk(picks, [weeks[0]!, { ...given[1]!, games: [given[1]!.games[0]!, { ...late, state: 'postponed' }] }], kickoff(2)).get(2),
    ).toMatchObject({ auto: false, idle: 'off_board', usedIn: null });
    expect(
      walk(picks, [weeks[0]!, { ...given[1]!, games: [given[1]!.games[0]!, { ...late, spread2: -1 }] }], kickoff(2) + 50).get(2),
    ).toMatchObject({ auto: true });
  });

  it('tells why an administrator took a pick away beside the one that the contest gives', () => {
    const cleared = saved(1, null, { overrideReason: 'Typed for the wrong player' });
    expect(walk([cleared], weeks, kickoff(1)).has(1)).toBe(false);
    expect(walk([cleared], [{ ...weeks[0]!, givesMissed: true }], kickoff(1)).get(1)).toMatchObject({
      auto: true,
      overrideReason: 'Typed for the wrong player',
    });
  });
});
