import { firstAdminToken } from './first-admin-token';

test.each([
  ['#first-admin=abc123', 'abc123'],
  ['#first-admin=', null],
  ['#smack', null],
  ['', null],
])('%s holds %s', (hash, token) => {
  expect(firstAdminToken(hash)).toBe(token);
});
