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
  const words = (game: Parameters<typeof sidePicks>[0]) =>
    sidePicks(game)?.map((side) => `${side.names.length} ${side.abbrev} ${side.word}`);

  it('stands on the covering side, away first', () => {
    expect(words(aLiveGame())).toEqual(['1 TB losing', '2 BUF winning']);
    expect(words(aLiveGame({ covering: 1 }))).toEqual(['2 TB winning', '1 BUF losing']);
    expect(words(aFinalGame())).toEqual(['1 TB lost', '2 BUF won']);
  });

  it('names no side when level and only the outcomes are known', () => {
    expect(words(aLiveGame({ covering: 0, picks_winning: '', picks_losing: 'A,B,C' }))).toEqual(['3  pushing']);
    expect(words(aFinalGame({ covering: 0, picks_winning: 'D', picks_losing: 'A' }))).toEqual(['1  won', '1  pushed']);
  });

  it('counts the picks themselves where they are given: locked lines may differ on one side, names may hold commas', () => {
    const pick = (EntryName: string, Pick: string, Result: number | null, Push: 0 | 1 = 0) => ({ EntryName, Pick, Result, Push });
    const given = [pick('Ann, the Ace', 'Bills', -1), pick('Bo', 'Bills', -2), pick('Cy', 'Bills', -1), pick('Di', 'Elsewhere', -1)];
    expect(sidePicks(aLiveGame(), given)?.map(({ abbrev, names, word }) => [abbrev, names, word])).toEqual([
      ['TB', [], 'losing'],
      ['BUF', ['Ann, the Ace', 'Cy'], 'winning'],
      ['BUF', ['Bo'], 'losing'],
    ]);
    expect(
      sidePicks(aFinalGame({ covering: 0 }), [pick('A', 'Bills', 0, 1)])?.map((side) => `${side.names.length} ${side.abbrev} ${side.word}`),
    ).toEqual(['0 TB pushed', '1 BUF pushed']);
  });

  it('is nobody’s business before kick-off, and nothing without a result', () => {
    for (const state of ['scheduled', 'postponed', 'cancelled'] as const) expect(sidePicks(aGame({ state }))).toBeNull();
  });
});
