import { aPage, aPick, aRound, someScores } from '../testing/page.fixture';
import { dayRace } from './day-race.rules';

/** Seven under before today: 12 with golfers 1 to 4, 13 with 5 to 8. */
const page = aPage({
  picks: { data: [aPick(12), aPick(13, { Pick1: 5, Pick2: 6, Pick3: 7, Pick4: 8 })] },
  rounds: { data: [aRound(12, { Round: -2, Total: -9 }), aRound(13, { ID: '13-2', Round: 0, Total: -7 })] },
  scores: { data: [someScores(1, 2, [0, -1]), someScores(2, 2, [1, 0, -1]), someScores(5, 2, [-1, 1])] },
});

describe('the race of a round', () => {
  it('is what each entry has under par after each hole, up to the last on which somebody has a ball', () =>
    expect(dayRace(page, 2).map(({ entry_id, Week, value, Rank }) => [Week, entry_id, value, Rank])).toEqual([
      [1, 12, 7, 2],
      [1, 13, 8, 1],
      [2, 12, 8, 1],
      [2, 13, 7, 2],
      [3, 12, 9, 1],
      [3, 13, 7, 2],
    ]));

  it('has not begun before the first hole is posted', () => expect(dayRace({ ...page, scores: { data: [] } }, 2)).toEqual([]));
});
