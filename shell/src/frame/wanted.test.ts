import { wantedFrom, wantedState } from './wanted';

test('carries a page with its query and place through the sign-in', () => {
  expect(wantedFrom(wantedState({ pathname: '/football', search: '?week=3', hash: '#smack' }))).toBe('/football?week=3#smack');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { wanted: 7 },
  { wanted: 'https://evil.example/' },
  { wanted: '//evil.example' },
  { wanted: '/\\evil.example' },
])('goes nowhere for %j', (state) => {
  expect(wantedFrom(state)).toBeNull();
});
