import { EXAMPLE } from '../testing/draw.fixture';
import type { Checked } from './check-draw';
import { drawSteps, shortHash } from './draw-words.rules';

const checked: Checked = { commit: true, ...EXAMPLE.hashes, columns: EXAMPLE.columns, rows: EXAMPLE.rows, same: true };
const goods = (made: Checked | null) => drawSteps(EXAMPLE, made).map(({ good }) => good);

describe('the sentences of a draw', () => {
  it('have their ticks from what this browser made of it, each its own', () => {
    expect(goods(checked)).toEqual([true, true, true, true]);
    expect(goods({ ...checked, words: 'another', same: false })).toEqual([true, false, true, false]);
    expect(goods({ ...checked, commit: false, same: false })).toEqual([false, true, true, false]);
    expect(goods(null)).toEqual([null, null, null, null]);
  });

  it('name teams with their scores, what was not known in time, and a draw without games', () => {
    const gamesStep = (games: typeof EXAMPLE.games, missing: string[] = []) => drawSteps({ ...EXAMPLE, games, missing }, checked)[2]!;
    const [game] = EXAMPLE.games;
    expect(gamesStep([{ ...game!, name: 'Texas–Xavier', score1: 80, score2: 86 }], ['Alder–Cedar'])).toMatchObject({
      title: 'One game nobody could steer',
      text: 'Texas 80, Xavier 86. Alder–Cedar: not known in time.',
    });
    expect(gamesStep([{ ...game!, name: 'Arkansas–Pine Bluff–Xavier', score1: 80, score2: 86 }]).text).toBe(
      'Arkansas–Pine Bluff–Xavier 80–86.',
    );
    expect(gamesStep([]).title).toBe('No games: the site’s operator could have known these numbers before the lock');
    expect(shortHash('5c1e0000000000000000b07a')).toBe('5c1e…b07a');
  });
});
