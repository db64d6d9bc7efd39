import type { GameStatus } from '@poolhouse/contract';
import type { EspnStatus } from './espn.schema';

export interface ReadStatus {
  state: GameStatus;
  /** What to print, '' for a game to come. */
  status: string;
  timeLeft: string;
  /** A reason to show: 'Delayed', 'End of Q1', '2OT'. */
  note: string;
  /** Nobody has the ball between periods. */
  pause: boolean;
}

/** Statuses of games that stand still although they are not over. */
const WAITING: Record<string, string> = {
  STATUS_DELAYED: 'Delayed',
  STATUS_RAIN_DELAY: 'Rain delay',
  STATUS_WEATHER_DELAY: 'Weather delay',
  STATUS_SUSPENDED: 'Suspended',
};
const CALLED_OFF: Record<string, string> = {
  STATUS_CANCELED: '',
  STATUS_CANCELLED: '',
  STATUS_ABANDONED: 'Abandoned',
  STATUS_FORFEIT: 'Forfeit',
  STATUS_UNCONTESTED: 'Not played',
};
const PAUSES = ['STATUS_HALFTIME', 'STATUS_END_PERIOD', 'STATUS_END_OF_PERIOD'];

/**
 * Reads ESPN's status. The name decides: a postponed game has state 'post', and one shortly before its kick-off can show the
 * first quarter with 15:00 on the clock.
 *
 * @param periods of regulation: four quarters, or basketball's two halves
 * @returns undefined for a status that tells nothing that can be relied on
 */
export function readStatus({ type, period = 0, displayClock = '' }: EspnStatus, periods: 2 | 4 = 4): ReadStatus | undefined {
  const clock = clockOf(displayClock);
  const { name } = type;
  if (name === 'STATUS_POSTPONED') return { state: 'postponed', status: 'Postponed', timeLeft: '', note: '', pause: true };
  const calledOff = CALLED_OFF[name];
  if (calledOff !== undefined) return { state: 'cancelled', status: 'Cancelled', timeLeft: '', note: calledOff, pause: true };
  const waiting = WAITING[name];
  if (waiting !== undefined) {
    if (type.state === 'pre') return { state: 'scheduled', status: '', timeLeft: '', note: waiting, pause: true };
    return { state: 'in_progress', status: periodName(period, periods), timeLeft: running(clock), note: waiting, pause: true };
  }
  if (type.state === 'post') {
    if (type.completed !== true) return undefined;
    return { state: 'final', status: period > periods ? 'F/OT' : 'Final', timeLeft: '0:00', note: '', pause: true };
  }
  if (type.state === 'in') {
    if (name === 'STATUS_HALFTIME') return { state: 'in_progress', status: 'Halftime', timeLeft: '', note: '', pause: true };
    const status = periodName(period, periods);
    const pause = PAUSES.includes(name);
    const extra = period > periods + 1 ? `${period - periods}OT` : '';
    const note = pause && status !== 'OT' ? `End of ${status}` : extra;
    return { state: 'in_progress', status, timeLeft: pause ? '' : running(clock), note, pause };
  }
  return type.state === 'pre' ? { state: 'scheduled', status: '', timeLeft: '', note: '', pause: true } : undefined;
}

/** Every overtime is 'OT', as the specification spells it; which one it is stands in the note. */
function periodName(period: number, periods: 2 | 4): string {
  return period <= periods ? `${periods === 2 ? 'H' : 'Q'}${Math.max(1, period)}` : 'OT';
}

/** Minutes and seconds; the last minute of basketball comes as '38.2'. */
function clockOf(text: string): string {
  if (/^\d{1,2}:[0-5]\d$/.test(text)) return text;
  const seconds = /^([0-5]?\d)\.\d$/.exec(text)?.[1];
  return seconds === undefined ? '' : `0:${seconds.padStart(2, '0')}`;
}

/** A game that is on never shows a clock at zero: by the specification's rule that would be the end. */
function running(clock: string): string {
  return /^0?0:00$/.test(clock) ? '' : clock;
}
