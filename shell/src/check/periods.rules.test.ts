import { sealsTitle } from './opened-names.rules';
import { spanName, type Period } from './periods.rules';

const of = (...periods: string[]) => periods.map((period) => ({ period }));
const named = (...names: string[]) => names.map((name) => ({ name }) as Period);

it.each([
  [of('2026-w10', '2026-w11'), 'Seals, week by week'],
  [of('2026-t41', '2026-t42'), 'Seals, hour by hour'],
  [of('2026-auction'), 'Seals, hour by hour'],
  [of(), 'Seals, hour by hour'],
])('are called what is true of them: %j', (periods, title) => expect(sealsTitle(periods)).toBe(title));

it('are several by their weeks, and others by how many they are', () => {
  expect(spanName(named('Week 8', 'Week 7', 'Week 1'))).toBe('Weeks 1 to 8');
  expect(spanName(named('Week 8'))).toBe('Week 8');
  expect(spanName(named('The Masters', 'The Open'))).toBe('2 earlier ones');
});
