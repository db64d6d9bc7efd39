import fc from 'fast-check';
import { modelLine } from './model.rules';

const game = { Pick1: 'Jets', Pick2: 'Bills' };

it('is a line of the team that is ahead, and of nobody when they are level', () => {
  expect(modelLine(game, 4.2)).toEqual({ team: 'Bills', line: -4.2 });
  expect(modelLine(game, -0.5)).toEqual({ team: 'Jets', line: -0.5 });
  expect(modelLine(game, 0)).toEqual({ team: null, line: 0 });
});

it('is the other team’s with the sides changed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (tenths) => {
      const turned = modelLine({ Pick1: game.Pick2, Pick2: game.Pick1 }, -tenths / 10);
      expect(turned).toEqual(modelLine(game, tenths / 10 + 0));
    }),
    { numRuns: 100 },
  );
});
