import { supposedMarks } from './marks.rules';

test('a row that is another one is marked, and each of its fields that is', () => {
  const now = [
    { ID: 1, Wins: 1, Rank: 1 },
    { ID: 2, Wins: 0, Rank: 2 },
  ];
  expect(supposedMarks('standing', now, [{ ID: 1, Wins: 2, Rank: 1 }, now[1]!])).toEqual({ 'standing 1': true, 'standing 1 Wins': true });
  expect(supposedMarks('standing', now, now)).toEqual({});
});
