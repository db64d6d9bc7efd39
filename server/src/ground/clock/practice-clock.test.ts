import { FixedClock } from './clock';
import { PracticeClock } from './practice-clock';

describe('practice clock', () => {
  const wall = new FixedClock(1_000_000);
  const clock = new PracticeClock({ at: 0, rate: 60, wall: 1_000_000 }, wall);

  it('runs at its rate, from its own instant', () => {
    expect(clock.now()).toBe(0);
    wall.advance(1000);
    expect(clock.now()).toBe(60_000);
  });

  it('goes on from where it is when only the speed changes', () => {
    clock.move({ rate: 0 });
    wall.advance(5000);
    expect(clock.now()).toBe(60_000);
    clock.move({ rate: 0.5 });
    wall.advance(1001);
    expect(clock.now()).toBe(60_500);
  });

  it('is put back, and stays there however the machine is set', () => {
    clock.move({ at: 10 });
    wall.advance(-50_000);
    expect(clock.now()).toBe(10);
  });
});
