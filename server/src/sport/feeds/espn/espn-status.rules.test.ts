import { readStatus } from './espn-status.rules';
import type { EspnStatus } from './espn.schema';

const read = (name: string, state: EspnStatus['type']['state'], values: { period?: number; clock?: string; completed?: boolean } = {}) =>
  readStatus({ displayClock: values.clock, period: values.period, type: { name, state, completed: values.completed, detail: undefined } });

describe("ESPN's status", () => {
  it.each<[string, ReturnType<typeof read>, [string, string, string] | undefined]>([
    ['before the game', read('STATUS_SCHEDULED', 'pre', { period: 0, clock: '0:00' }), ['scheduled', '', '']],
    ['close to kick-off', read('STATUS_SCHEDULED', 'pre', { period: 1, clock: '15:00' }), ['scheduled', '', '']],
    ['third quarter', read('STATUS_IN_PROGRESS', 'in', { period: 3, clock: '7:45' }), ['in_progress', 'Q3', '7:45']],
    ['end of a quarter', read('STATUS_END_PERIOD', 'in', { period: 1, clock: '0:00' }), ['in_progress', 'Q1', '']],
    ['half-time', read('STATUS_HALFTIME', 'in', { period: 2, clock: '0:00' }), ['in_progress', 'Halftime', '']],
    ['overtime', read('STATUS_IN_PROGRESS', 'in', { period: 5, clock: '9:02' }), ['in_progress', 'OT', '9:02']],
    ['third overtime of a college game', read('STATUS_IN_PROGRESS', 'in', { period: 7 }), ['in_progress', 'OT', '']],
    ['the last quarter run down', read('STATUS_IN_PROGRESS', 'in', { period: 4, clock: '0:00' }), ['in_progress', 'Q4', '']],
    ['final', read('STATUS_FINAL', 'post', { period: 4, completed: true }), ['final', 'Final', '0:00']],
    ['final after overtime', read('STATUS_FINAL', 'post', { period: 5, completed: true }), ['final', 'F/OT', '0:00']],
    ['postponed, which has state post', read('STATUS_POSTPONED', 'post', { completed: false }), ['postponed', 'Postponed', '']],
    ['postponed, marked as completed by mistake', read('STATUS_POSTPONED', 'post', { completed: true }), ['postponed', 'Postponed', '']],
    ['cancelled', read('STATUS_CANCELED', 'post', { completed: false }), ['cancelled', 'Cancelled', '']],
    ['a delayed start', read('STATUS_DELAYED', 'pre'), ['scheduled', '', '']],
    ['a delay in the game', read('STATUS_RAIN_DELAY', 'in', { period: 2, clock: '3:11' }), ['in_progress', 'Q2', '3:11']],
    ['over, but not completed', read('STATUS_FINAL', 'post', { completed: false }), undefined],
    ['a status and state that nobody knows', read('STATUS_MOON', 'moon' as 'in'), undefined],
  ])('%s', (_name, status, shown) => {
    expect(status && [status.state, status.status, status.timeLeft]).toEqual(shown);
  });

  it.each([
    ['a delayed start', read('STATUS_DELAYED', 'pre'), 'Delayed'],
    ['a delay in the game', read('STATUS_RAIN_DELAY', 'in', { period: 2, clock: '3:11' }), 'Rain delay'],
    ['the end of a quarter', read('STATUS_END_PERIOD', 'in', { period: 1, clock: '0:00' }), 'End of Q1'],
    ['the third overtime', read('STATUS_IN_PROGRESS', 'in', { period: 7 }), '3OT'],
  ])('says in the note: %s', (_name, status, note) => expect(status).toMatchObject({ note }));

  it.each<[string, string, { period: number; clock?: string }, [string, string, string]]>([
    ['the first half', 'STATUS_IN_PROGRESS', { period: 1, clock: '19:40' }, ['H1', '19:40', '']],
    ['half-time', 'STATUS_HALFTIME', { period: 1, clock: '0:00' }, ['Halftime', '', '']],
    ['the last minute', 'STATUS_IN_PROGRESS', { period: 2, clock: '8.4' }, ['H2', '0:08', '']],
    ['the end of regulation', 'STATUS_END_PERIOD', { period: 2, clock: '0.0' }, ['H2', '', 'End of H2']],
    ['overtime', 'STATUS_IN_PROGRESS', { period: 3, clock: '4:01' }, ['OT', '4:01', '']],
    ['a second overtime', 'STATUS_IN_PROGRESS', { period: 4, clock: '4:01' }, ['OT', '4:01', '2OT']],
  ])('has two halves in basketball: %s', (_name, name, { period, clock = '' }, shown) => {
    const status = readStatus({ displayClock: clock, period, type: { name, state: 'in', completed: false, detail: undefined } }, 2)!;
    expect([status.status, status.timeLeft, status.note]).toEqual(shown);
  });
});
