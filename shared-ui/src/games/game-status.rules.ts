import { CLOCKLESS } from '@poolhouse/contract/constants';
import { plural } from '../formats/figures';
import { epoch } from '../formats/instant';
import { formatDay, formatTime } from '../formats/when';
import type { Game } from './game.types';

/** A live score that nobody confirmed for this long is marked. Real minutes, however fast a practice clock runs. */
const STALE_MINUTES = 5;

export interface StatusWords {
  /** Live shows the dot; the others are plain words. */
  kind: 'time' | 'live' | 'over' | 'off' | 'stale';
  first: string;
  second: string;
}

/** Halves by their number, as basketball says them; the data calls them apart from quarters. */
const HALVES: Readonly<Record<string, string>> = { H1: '1st', H2: '2nd' };

/** How far a game is: 'Q3 2:14', '2nd 4:18', 'Halftime', 'Final'. */
export function gameClock({ state, status, timeLeft }: Pick<Game, 'state' | 'status' | 'timeLeft'>): string {
  const words = HALVES[status] ?? status;
  return state !== 'in_progress' || CLOCKLESS.test(status) || timeLeft === '' ? words : `${words} ${timeLeft}`.trim();
}

/**
 * What stands right of a game.
 *
 * @param now the server's time, epoch ms
 * @param rate seconds of it in a real second
 */
export function statusWords(game: Game, now: number, rate: number): StatusWords {
  const day = formatDay(game.day, now);
  switch (game.state) {
    case 'scheduled':
      return game.statusNote === ''
        ? { kind: 'time', first: formatTime(game.day), second: day }
        : { kind: 'off', first: game.statusNote, second: formatTime(game.day) };
    case 'final':
      return { kind: 'over', first: game.status || 'Final', second: day };
    case 'postponed':
      return { kind: 'off', first: 'Postponed', second: day };
    case 'cancelled':
      return { kind: 'off', first: 'Canceled', second: day };
    default: {
      const clock = gameClock(game);
      const minutes = Math.floor((now - epoch(game.updated)) / 60_000);
      const stale = game.updated !== '' && minutes / Math.max(1, rate) >= STALE_MINUTES;
      return stale
        ? { kind: 'stale', first: clock, second: `updated ${plural(minutes, 'min', 'min')} ago` }
        : { kind: 'live', first: clock, second: game.statusNote };
    }
  }
}
