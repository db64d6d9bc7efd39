import { advance, positionOf, type Position } from './position.rules';

const at = (status: string, timeLeft = '', note = '') => positionOf({ status, timeLeft, note });

describe('how far a game has come', () => {
  it.each<[string, Position | undefined, Position | undefined]>([
    ['a quarter', at('Q1', '9:30'), { period: 1, left: 570 }],
    ['its end', at('Q3', '', 'End of Q3'), { period: 3, left: 0 }],
    ['half-time', at('Halftime'), { period: 2, left: 0 }],
    ['overtime', at('OT', '6:12'), { period: 5, left: 372 }],
    ['overtime without a clock', at('OT', '0:00'), { period: 5, left: null }],
    ['the third overtime', at('OT', '', '3OT · 1st & 10 at NO 25'), { period: 7, left: null }],
    ['a delay', at('Q2', '3:11', 'Rain delay'), { period: 2, left: 191 }],
    ['a clock that cannot be read', at('Q2', ''), { period: 2, left: null }],
    ['a score put in by hand', at(''), undefined],
  ])('%s', (_name, reported, position) => expect(reported).toEqual(position));

  it('goes forward by period, then by clock', () => {
    const course = [
      at('Q1', '15:00'),
      at('Q1', '0:04'),
      at('Q1', '', 'End of Q1'),
      at('Q2', '15:00'),
      at('Halftime'),
      at('Q4', '0:01'),
      at('OT'),
    ];
    course.slice(1).forEach((position, index) => {
      expect(advance(course[index], position)).toBeGreaterThan(0);
      expect(advance(position, course[index])).toBeLessThan(0);
    });
    expect(advance(at('Q1', '9:30'), at('Q1', '9:30'))).toBe(0);
    expect(advance(at('OT'), at('OT'))).toBeUndefined();
    expect(advance(undefined, at('Q1', '9:30'))).toBeUndefined();
  });
});
