import { aConfig, aGame, aLiveGame, NOW } from '../testing/rows.fixture';
import { pageRefresh } from './refresh.rules';

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
    ['just after a kick-off, when picks are unsealed', page(inSeconds(100)), 102],
    ['just after a kick-off that comes before the next live read', page(inSeconds(5), [aLiveGame()]), 7],
    ['in ten minutes between the last game of a week and the next week', page(''), 600],
    ['not due in an earlier season', page('', [aGame()], '2027,2026'), null],
  ])('is %s', (_when, data, seconds) => expect(pageRefresh(data, NOW)).toBe(seconds));
});
