import fc from 'fast-check';
import { betterReading, tripOf, type Reading } from './round-trip.rules';

const START = 1_773_000_000_000;
const rates = fc.constantFrom(0.5, 1, 12);
/** A server that gave its time at an instant of ours. @param at ms on the page's clock */
const server = (rate: number, at: number) => START + at * rate;
const asked = (rate: number, { sent, out, back }: { sent: number; out: number; back: number }): Reading => ({
  server: server(rate, sent + out),
  rate,
  local: sent + (out + back) / 2,
  unsure: (out + back) / 2,
});
const way = fc.integer({ min: 0, max: 4000 });

describe('a round trip', () => {
  it('is known by a heartbeat, which takes the way back of a question', () =>
    fc.assert(
      fc.property(rates, way, way, fc.integer({ min: 0, max: 60_000 }), (rate, there, back, later) => {
        const known = asked(rate, { sent: 0, out: there, back });
        const at = there + back + later;
        const trip = tripOf(known, { server: server(rate, at), rate, local: at + back });
        expect(trip).not.toBeNull();
        // As long there as back, less what the clocks may have parted by in that time.
        expect(Math.abs((trip ?? 0) - (there + back))).toBeLessThanOrEqual(2e-4 * (at + back) + 1);
      }),
      { numRuns: 100 },
    ));

  it('is longer by what a heartbeat is late', () => {
    const known = asked(1, { sent: 0, out: 20, back: 20 });
    const beat = (late: number) => tripOf(known, { server: server(1, 10_000), rate: 1, local: 10_020 + late });
    expect(Math.round(beat(0) ?? -1)).toBe(38);
    expect(Math.round(beat(2000) ?? -1)).toBe(4038);
  });

  it('cannot be known by a clock that stands still, runs otherwise or was put elsewhere, nor before anything was asked', () => {
    const known = asked(1, { sent: 0, out: 20, back: 20 });
    const time = { server: server(1, 10_000), rate: 1, local: 10_020 };
    expect(tripOf(null, time)).toBeNull();
    expect(tripOf({ ...known, rate: 0 }, { ...time, rate: 0 })).toBeNull();
    expect(tripOf(known, { ...time, rate: 12 })).toBeNull();
    expect(tripOf(known, { ...time, server: time.server + 3_600_000 })).toBeNull();
    expect(tripOf(known, { ...time, server: time.server - 3_600_000 })).toBeNull();
  });
});

describe('what is gone by', () => {
  const sure = asked(1, { sent: 0, out: 20, back: 20 });

  it('is the surer reading, and a new one once clocks may have parted', () => {
    const slow = (sent: number) => asked(1, { sent, out: 400, back: 200 });
    expect(betterReading(null, sure)).toBe(sure);
    expect(betterReading(sure, slow(1000))).toBe(sure);
    expect(betterReading(slow(0), { ...sure, local: 1020, server: server(1, 1020) })).toMatchObject({ unsure: 20 });
    const late = slow(4_000_000);
    expect(betterReading(sure, late)).toBe(late);
  });

  it('is the new one where the server’s clock runs otherwise or was put elsewhere', () => {
    const slow = asked(1, { sent: 1000, out: 400, back: 200 });
    for (const other of [
      { ...slow, rate: 12 },
      { ...slow, server: slow.server - 5000 },
    ])
      expect(betterReading(sure, other)).toBe(other);
  });
});
