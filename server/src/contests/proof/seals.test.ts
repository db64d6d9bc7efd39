import type { SealRound } from './seal-source';
import { dueSeal } from './seals';

const HOUR = 3_600_000;
const at = (hours: number) => 1_662_465_600_000 + hours * HOUR;

describe('what of a round has to be sealed', () => {
  const round = (...hours: number[]): SealRound => ({
    period: '2022-w01',
    opensAt: at(0),
    locks: hours.map((hour, n) => ({ at: at(hour), events: [n + 1] })),
    slots: [],
  });
  const sealed = (hours: number, over = false) => ({ period: '2022-w01', beat: 4, at: at(hours), leaves: [], over });

  it('is a lock at each kick-off, late ones together, and the last one ends it', () => {
    expect(dueSeal(1, round(3, 5, 7), sealed(2), at(3))).toMatchObject({ kind: 'lock', events: [1], last: false, at: at(3) });
    expect(dueSeal(1, round(3, 5, 7), sealed(2), at(6))).toMatchObject({ kind: 'lock', events: [1, 2], last: false, at: at(3) });
    expect(dueSeal(1, round(3, 5, 7), sealed(6), at(7))).toMatchObject({ kind: 'lock', events: [3], last: true });
    expect(dueSeal(1, round(3, 5, 7), sealed(7, true), at(9))).toBeUndefined();
  });

  it('ends as well where the games that were to come have left it', () => {
    expect(dueSeal(1, round(3, 5), sealed(6), at(6.01))).toEqual({ kind: 'lock', events: [], last: true, at: at(6.01) });
  });
});
