import fc from 'fast-check';
import { NO_FACTS } from '../facts/game-facts.rules';
import type { Game } from '../games/game';
import type { ImportedGame } from './game-row.rules';
import { changeOf, type GameChange } from './import-plan.rules';

const instant = fc.integer({ min: 0, max: 20 });
const line = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
const result = fc.option(
  fc.record({ score1: fc.integer({ min: 0, max: 2 }), score2: fc.integer({ min: 0, max: 2 }), overtime: fc.boolean() }),
  { nil: null },
);
const names = {
  season: fc.constant(2022),
  gameType: fc.constant('REG'),
  weekStart: fc.constant('2022-09-06'),
  abbrev1: fc.constantFrom('BUF', 'NYJ'),
  abbrev2: fc.constant('LA'),
};
const imported: fc.Arbitrary<ImportedGame> = fc.record({
  ...names,
  sourceKey: fc.constant('NFL:x'),
  feedKey: fc.constantFrom(null, 'espn:1'),
  kickoffAt: instant,
  spread2: line,
  result,
  facts: fc.constant(NO_FACTS),
});
const game: fc.Arbitrary<Game> = fc.record({
  ...names,
  id: fc.constant(1),
  sourceKey: fc.constant('NFL:x'),
  sport: fc.constant('NFL' as const),
  kickoffAt: instant,
  spread2: line,
  team1: fc.constant(''),
  team2: fc.constant(''),
  rank1: fc.constant(null),
  rank2: fc.constant(null),
  tv: fc.constant(''),
  state: fc.constantFrom('scheduled', 'in_progress', 'final', 'postponed', 'cancelled'),
  score1: fc.constant(null),
  score2: fc.constant(null),
  status: fc.constant(''),
  timeLeft: fc.constant(''),
  possession: fc.constant(null),
  statusNote: fc.constant(''),
  updatedAt: fc.constant(0),
});

const done = (before: Game, file: ImportedGame, change: GameChange | undefined): Game =>
  change === undefined
    ? before
    : {
        ...before,
        kickoffAt: file.kickoffAt,
        abbrev1: file.abbrev1,
        abbrev2: file.abbrev2,
        spread2: change.line === undefined ? before.spread2 : change.line,
        state: change.reopens ? 'scheduled' : before.state,
      };

describe('what an import changes', () => {
  it('is nothing the second time', () => {
    fc.assert(
      fc.property(game, result, imported, instant, (before, known, file, now) => {
        const change = changeOf(before, known, file, now);
        expect(changeOf(done(before, file, change), change?.result ?? known, file, now)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('is never the line of a game that has kicked off, once there is one', () => {
    fc.assert(
      fc.property(game, result, imported, instant, (before, known, file, now) => {
        fc.pre(before.spread2 !== null && now >= file.kickoffAt);
        expect(changeOf(before, known, file, now)?.line).toBeUndefined();
      }),
    );
  });

  it('never takes a line or a result away', () => {
    fc.assert(
      fc.property(game, result, imported, instant, (before, known, file, now) => {
        const change = changeOf(before, known, { ...file, spread2: null, result: null }, now);
        expect(change?.line).toBeUndefined();
        expect(change?.result ?? null).toBeNull();
      }),
    );
  });
});
