import fc from 'fast-check';
import { aFinalGame, aGame, aLiveGame } from '../testing/board.fixture';
import { bellOf, noticesOf, withNotice } from './bell.rules';

const support = { notification_support: 1 as const };

it.each([
  ['to come', aGame(), { on: false }],
  ['in progress', aLiveGame(), { on: false }],
  ['asked for', aLiveGame({ notifications: 'final' }), { on: true }],
  ['started, not yet in progress', aGame({ started: 1 }), null],
  ['final', aFinalGame({ notifications: 'final' }), null],
  ['postponed', aGame({ state: 'postponed' }), null],
  ['cancelled', aGame({ state: 'cancelled' }), null],
])('of a game %s', (_name, game, bell) => {
  expect(bellOf(support, game)).toEqual(bell);
  expect(bellOf({ notification_support: 0 }, game)).toBeUndefined();
});

it('switches one kind and leaves the others', () => {
  const anyList = fc.uniqueArray(fc.constantFrom('scoring_play', 'final', 'kickoff')).map((kinds) => ({ notifications: kinds.join(',') }));
  fc.assert(
    fc.property(anyList, fc.constantFrom('scoring_play' as const, 'final' as const), fc.boolean(), (game, type, on) => {
      const after = noticesOf({ notifications: withNotice(game, type, on) });
      expect(after.has(type)).toBe(on);
      for (const kind of noticesOf(game)) if (kind !== type) expect(after.has(kind)).toBe(true);
      expect(after.size).toBeLessThanOrEqual(noticesOf(game).size + 1);
    }),
  );
});
