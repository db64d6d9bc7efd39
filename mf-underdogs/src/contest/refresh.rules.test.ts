import { aConfig, aGame, aLiveGame, NOW } from '../testing/rows.fixture';
import { pageBegins, pageRefresh } from './refresh.rules';

const page = (NextKickoff: string, scores = [aGame()], Years = '2026') => ({
  config: { data: [aConfig({ NextKickoff, Years })] },
  scores: { data: scores },
});
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

describe('the next read', () => {
  it.each([
    ['in half a minute while a game is on', page(inSeconds(9000), [aLiveGame()]), 30],
    ['in half a minute when the last game of the season is on', page('', [aLiveGame()]), 30],
    ['in ten minutes before the games', page(inSeconds(9000)), 600],
    ['in ten minutes between the last game of a week and the next week', page(''), 600],
    ['not due in an earlier season', page('', [aGame()], '2027,2026'), null],
  ])('is %s', (_when, data, seconds) => expect(pageRefresh(data)).toBe(seconds));

  it('is due at each kick-off, when picks are unsealed', () => {
    const to = (seconds: number) => aGame({ state: 'scheduled', day: inSeconds(seconds) });
    expect(pageBegins(page(inSeconds(900), [to(100), aLiveGame(), to(200)]))).toEqual([100, 200, 900].map(inSeconds));
    expect(pageBegins(page('', [aLiveGame()]))).toEqual([]);
  });
});
