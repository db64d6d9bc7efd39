import { FixedClock } from '../../ground/clock/clock';
import { WriteBudget } from './write-budget';

describe('the budget of writes', () => {
  it('holds for each player and kind by itself, and begins anew after a minute', () => {
    const wall = new FixedClock(0);
    const budget = new WriteBudget({ writes: 2, smack: 1 }, wall);
    budget.spend(1, 'writes');
    budget.spend(1, 'writes');
    budget.spend(1, 'smack');
    budget.spend(2, 'writes');
    wall.advance(20_000);
    expect(() => budget.spend(1, 'writes')).toThrow(
      'There were too many changes from your account within a minute. Please try again in 40 s.',
    );
    expect(() => budget.spend(1, 'smack')).toThrow(/too many messages/);
    wall.advance(40_000);
    budget.spend(1, 'writes');
  });

  it('is not spoilt by a clock that goes back', () => {
    const wall = new FixedClock(1_000_000);
    const budget = new WriteBudget({ writes: 1, smack: 1 }, wall);
    budget.spend(1, 'writes');
    wall.set(0);
    budget.spend(1, 'writes');
  });
});
