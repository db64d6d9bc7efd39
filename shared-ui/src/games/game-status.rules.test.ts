import { aFinalGame, aGame, aLiveGame } from '../testing/game.fixture';
import { statusWords } from './game-status.rules';

const kickoff = new Date(2026, 10, 15, 13, 0);
const now = kickoff.getTime() + 3 * 3_600_000;
const day = kickoff.toISOString();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('what stands right of a game', () => {
  it.each([
    ['before kick-off', aGame({ day }), ['time', '1:00 PM', 'Sun']],
    ['while it runs', aLiveGame({ day, updated: ago(1) }), ['live', 'Q3 8:41', '']],
    [
      'with the ball on the way',
      aLiveGame({ day, updated: ago(1), statusNote: '3rd & 4 at WSH 35' }),
      ['live', 'Q3 8:41', '3rd & 4 at WSH 35'],
    ],
    ['while rain stops it', aLiveGame({ day, updated: ago(1), statusNote: 'Rain delay' }), ['live', 'Q3 8:41', 'Rain delay']],
    ['delayed before kick-off', aGame({ day, statusNote: 'Delayed' }), ['off', 'Delayed', '1:00 PM']],
    ['at half-time', aLiveGame({ day, status: 'Halftime', updated: ago(1) }), ['live', 'Halftime', '']],
    ['in a half of basketball', aLiveGame({ day, status: 'H2', timeLeft: '4:18', updated: ago(1) }), ['live', '2nd 4:18', '']],
    ['in overtime', aLiveGame({ day, status: 'OT', timeLeft: '6:12', updated: ago(1) }), ['live', 'OT 6:12', '']],
    ['once it is over', aFinalGame({ day }), ['over', 'Final', 'Sun']],
    ['after overtime', aFinalGame({ day, status: 'F/OT' }), ['over', 'F/OT', 'Sun']],
    ['postponed', aGame({ day, state: 'postponed' }), ['off', 'Postponed', 'Sun']],
    ['cancelled', aGame({ day, state: 'cancelled' }), ['off', 'Canceled', 'Sun']],
    ['with an old score', aLiveGame({ day, updated: ago(6) }), ['stale', 'Q3 8:41', 'updated 6 min ago']],
  ])('%s', (_, game, words) => {
    expect(Object.values(statusWords(game, now, 1))).toEqual(words);
  });

  it('does not call a score old only because a practice clock runs fast', () => {
    expect(statusWords(aLiveGame({ day, updated: ago(20) }), now, 60).kind).toBe('live');
  });
});
