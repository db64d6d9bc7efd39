import { emailsIn } from './emails.rules';

test('finds each address once, as people paste them', () => {
  expect(emailsIn('Ann Lee <ann@example.com>, "Bob" <bob@example.com>;\n ANN@example.com\ncarl@example.com')).toEqual([
    'ann@example.com',
    'bob@example.com',
    'carl@example.com',
  ]);
  expect(emailsIn('nobody here')).toEqual([]);
});
