import { NO_TERMS, termsBody } from './terms.rules';
import { typeTitle } from './types.rules';

const all = ['points_per_entry', 'cigar_points', 'overall_points'];

test('sends what was typed, as numbers and a list, and only what the kind knows', () => {
  expect(termsBody(NO_TERMS, all)).toEqual({});
  const typed = { points_per_entry: '24', cigar_points: '42', overall_points: '84, 42' };
  expect(termsBody(typed, all)).toEqual({ points_per_entry: 24, cigar_points: 42, overall_points: '84,42' });
  expect(termsBody(typed, ['points_per_entry'])).toEqual({ points_per_entry: 24 });
});

test('a kind that the console does not know has its own name', () => {
  expect(typeTitle('footballwins')).toBe('NFL Wins');
  expect(typeTitle('ncaa_squares')).toBe('Ncaa squares');
});
