import { typeTitle } from '../facts/types.rules';
import { firstTerms, NO_TERMS, termsBody } from './terms.rules';

const all = ['first_week', 'points_per_entry', 'cigar_points', 'overall_points', 'show_model'];

test('sends what was typed, as numbers and a list, and only what the kind knows', () => {
  expect(termsBody(NO_TERMS, all)).toEqual({});
  const typed = { first_week: '12', points_per_entry: '24', cigar_points: '42', overall_points: '84, 42', show_model: true };
  expect(termsBody(typed, all)).toEqual({ first_week: 12, points_per_entry: 24, cigar_points: 42, overall_points: '84,42', show_model: 1 });
  expect(termsBody(typed, ['points_per_entry'])).toEqual({ points_per_entry: 24 });
});

test('a contest that is opened in mid-season begins with the week that is on', () => {
  expect(termsBody(firstTerms(12), all)).toEqual({ first_week: 12 });
  for (const week of [0, 1]) expect(termsBody(firstTerms(week), all)).toEqual({});
});

test('a kind that the console does not know has its own name', () => {
  expect(typeTitle('footballwins')).toBe('NFL Wins');
  expect(typeTitle('ncaa_squares')).toBe('Ncaa squares');
});
