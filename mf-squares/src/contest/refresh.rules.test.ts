import { aGame, aPage } from '../testing/board.fixture';
import { pageLive, pageRefresh } from './refresh.rules';

describe('how a board stays fresh', () => {
  it.each([
    ['open', true, 30],
    ['full', true, 30],
    ['locked', true, 30],
    ['drawn', false, 600],
    ['live', false, 600],
    ['finished', false, null],
  ] as const)('%s: as it changes %s, else every %s s', (state, live, seconds) => {
    const page = aPage({ config: { state }, games: [aGame()] });
    expect([pageLive(page), pageRefresh(page)]).toEqual([live, seconds]);
  });

  it('as it changes while a game is on', () => {
    const page = aPage({ drawn: true, games: [aGame({ state: 'in_progress' })] });
    expect([pageLive(page), pageRefresh(page)]).toEqual([true, 30]);
  });
});
