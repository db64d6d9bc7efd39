import fc from 'fast-check';
import { FixedClock } from './clock';
import { ForwardClock } from './forward-clock';

describe("the site's clock", () => {
  it("never runs backwards, wherever the machine's clock jumps and whatever other processes have seen", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ machine: fc.nat(1e9), heard: fc.option(fc.nat(1e9)) }), { minLength: 2 }), (steps) => {
        const machine = new FixedClock(0);
        const clock = new ForwardClock(machine);
        let before = 0;
        for (const { machine: at, heard } of steps) {
          machine.set(at);
          if (heard !== null) clock.learn(heard);
          const now = clock.now();
          expect(now).toBeGreaterThanOrEqual(Math.max(before, at, heard ?? 0));
          expect(now === at).toBe(clock.behindMs === 0);
          before = now;
        }
      }),
    );
  });

  it('stands still while the machine is behind, says how far, and runs on from there', () => {
    const machine = new FixedClock(10_000);
    const clock = new ForwardClock(machine);
    clock.now();
    machine.set(4_000);
    expect([clock.now(), clock.rate, clock.behindMs]).toEqual([10_000, 0, 6_000]);
    machine.set(10_001);
    expect([clock.now(), clock.rate, clock.behindMs]).toEqual([10_001, 1, 0]);
  });
});
