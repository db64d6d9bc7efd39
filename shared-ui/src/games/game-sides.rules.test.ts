import { aFinalGame, aGame, aLiveGame } from '../testing/game.fixture';
import { sidePicks, sidesOf } from './game-sides.rules';

describe('the sides of a game', () => {
  it('puts the line after the favourite only, and a pick’em after the home side', () => {
    const lines = (Spread1: number | null, Spread2: number | null) => sidesOf(aGame({ Spread1, Spread2 })).map((side) => side.line);
    expect(lines(5.5, -5.5)).toEqual([null, -5.5]);
    expect(lines(-3, 3)).toEqual([-3, null]);
    expect(lines(0, 0)).toEqual([null, 0]);
    expect(lines(null, null)).toEqual([null, null]);
  });

  it('marks who lost only once it is over, and nobody in a tie', () => {
    expect(sidesOf(aLiveGame()).map((side) => side.lost)).toEqual([false, false]);
    expect(sidesOf(aFinalGame()).map((side) => side.lost)).toEqual([true, false]);
    expect(sidesOf(aFinalGame({ score1: 20, score2: 20 })).map((side) => side.lost)).toEqual([false, false]);
  });

  it('gives the ball only while the game runs', () => {
    expect(sidesOf(aLiveGame({ possession: 1 })).map((side) => side.hasBall)).toEqual([true, false]);
    expect(sidesOf(aFinalGame({ possession: 1 })).map((side) => side.hasBall)).toEqual([false, false]);
  });
});

describe('who picked which side', () => {
  const words = (game: Parameters<typeof sidePicks>[0]) => sidePicks(game)?.map((side) => `${side.names.length} ${side.abbrev} ${side.word}`);

  it('stands on the covering side, away first', () => {
    expect(words(aLiveGame())).toEqual(['1 TB losing', '2 BUF winning']);
    expect(words(aLiveGame({ covering: 1 }))).toEqual(['2 TB winning', '1 BUF losing']);
    expect(words(aFinalGame())).toEqual(['1 TB lost', '2 BUF won']);
  });

  it('pushes on both sides when level', () => {
    expect(words(aLiveGame({ covering: 0 }))).toEqual(['2 TB pushing', '1 BUF pushing']);
    expect(words(aFinalGame({ covering: 0, picks_winning: '', picks_losing: '' }))).toEqual(['0 TB pushed', '0 BUF pushed']);
  });

  it('is nobody’s business before kick-off, and nothing without a result', () => {
    for (const state of ['scheduled', 'postponed', 'cancelled'] as const) expect(sidePicks(aGame({ state }))).toBeNull();
  });
});
