import { mailDomain, mailSite } from './mail-site';

const options = { publicUrl: undefined, mailFrom: undefined, host: '127.0.0.1', port: 8080 };

test.each([
  [{}, 'http://127.0.0.1:8080', 'Poolhouse <poolhouse@localhost>'],
  [{ host: '0.0.0.0', port: 80 }, 'http://localhost:80', 'Poolhouse <poolhouse@localhost>'],
  [{ host: '::1' }, 'http://[::1]:8080', 'Poolhouse <poolhouse@localhost>'],
  [{ publicUrl: 'https://pool.example.org/' }, 'https://pool.example.org', 'Poolhouse <poolhouse@pool.example.org>'],
  [
    { publicUrl: 'https://pool.example.org', mailFrom: 'Oak Street <pool@oak.example>' },
    'https://pool.example.org',
    'Oak Street <pool@oak.example>',
  ],
])('%j', (values, baseUrl, from) => {
  expect(mailSite({ ...options, ...values })).toEqual({ baseUrl, from });
});

test('an address in numbers is no domain of a mail', () => {
  expect(['http://10.0.0.1', 'http://[2001:db8::1]:8080', 'https://pool.example.org'].map(mailDomain)).toEqual([
    'localhost',
    'localhost',
    'pool.example.org',
  ]);
});
