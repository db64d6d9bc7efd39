import fc from 'fast-check';
import type { FootballScoreRow } from '../../contests/football';
import { marginOf } from '../game-ending.rules';
import { againstLine } from '../lines.rules';
import { gameEndings, sideOf } from './game-endings.rules';

const game = { team1: 'Away', team2: 'Home', Spread2: -3.5 } as FootballScoreRow;
const line = fc.integer({ min: -20, max: 20 }).map((half) => half / 2);
const pick = fc.record({ Pick: fc.constantFrom('Away', 'Home'), Spread: fc.option(line), Result: fc.constantFrom(3, -1, -2, null) });

describe('the ways in which a game can end', () => {
  it('are two at a half line, with a push at a whole one, and more where picks have other lines', () => {
    const ends = (Spread2: number, ...lines: number[]) =>
      gameEndings(
        { ...game, Spread2 },
        lines.map((Spread) => ({ Pick: 'Home', Spread, Result: 3 })),
      ).map(({ from, to }) => [from, to]);
    expect(ends(-3.5)).toEqual([
      [-Infinity, 3],
      [4, Infinity],
    ]);
    expect(ends(0)).toEqual([
      [-Infinity, -1],
      [0, 0],
      [1, Infinity],
    ]);
    expect(ends(-3.5, -6.5)).toEqual([
      [-Infinity, 3],
      [4, 6],
      [7, Infinity],
    ]);
  });

  it('hold every margin once, and each of them grades every pick in one way', () => {
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 6 }), line, fc.integer({ min: -40, max: 40 }), (picks, Spread2, margin) => {
        const [held, ...others] = gameEndings({ ...game, Spread2 }, picks).filter(({ from, to }) => from <= margin && margin <= to);
        expect(others).toEqual([]);
        for (const { Pick, Spread, Result } of [...picks, { Pick: 'Home', Spread: Spread2, Result: 3 }]) {
          if (Spread === null || Result === null) continue;
          const by = (points: number) => Math.sign(againstLine(sideOf({ Pick }, game), points, Spread));
          expect(by(marginOf(held!))).toBe(by(margin));
        }
      }),
    );
  });
});
