import { credentialOf, linkQuery } from './link-query.rules';

test.each([
  ['guid=abc&user=Ann%20B&mode=join', { guid: 'abc', user: 'Ann B', mode: 'join' }],
  ['guid=abc&user=Ann&mode=reset', { guid: 'abc', user: 'Ann', mode: 'reset' }],
  ['guid=abc&mode=delete', { guid: 'abc', user: '', mode: null }],
  ['', { guid: '', user: '', mode: null }],
])('reads %j', (search, expected) => expect(linkQuery(new URLSearchParams(search))).toEqual(expected));

test('the credential is the first ten characters, or all of a shorter guid', () => {
  expect(credentialOf('0123456789abcdef')).toBe('0123456789');
  expect(credentialOf('short')).toBe('short');
});
