import { must } from './must';

it('hands on what is there, 0 and empty text too', () => expect([must(0, 'a'), must('', 'b'), must(false, 'c')]).toEqual([0, '', false]));

it.each([null, undefined])('says what was taken for granted of %s', (value) =>
  expect(() => must(value, 'a week has a game')).toThrow('Taken for granted, but not so: a week has a game.'),
);
