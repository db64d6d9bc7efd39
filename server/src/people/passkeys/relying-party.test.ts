import { relyingParty } from './relying-party';

it.each([
  ['https://pool.example.org', { id: 'pool.example.org', origin: 'https://pool.example.org' }],
  ['https://pool.example.org:8443/under', { id: 'pool.example.org', origin: 'https://pool.example.org:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://127.0.0.1:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://[::1]:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://pool.example.org', null],
  ['https://192.0.2.1', null],
])('passkeys of %s are for %j', (baseUrl, party) => {
  expect(relyingParty(baseUrl)).toEqual(party);
});
