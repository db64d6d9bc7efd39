import { storedAuthorization } from './stored-authorization';

beforeEach(() => localStorage.clear());

it('names the kept player with the secret that the session would use', () => {
  localStorage.setItem('auth', '{"username":"Rusty","group":2}');
  localStorage.setItem('auth2', 'device-secret');
  expect(storedAuthorization()).toEqual({ username: 'Rusty', authorization: `Basic ${btoa('Rusty:device-secret')}` });
});

it.each([
  ['{"username":"Rusty"}', ''],
  ['', 'device-secret'],
  ['{', 'device-secret'],
])('is nobody with %j and %j', (auth, secret) => {
  if (auth) localStorage.setItem('auth', auth);
  if (secret) localStorage.setItem('auth2', secret);
  expect(storedAuthorization()).toBeNull();
});
