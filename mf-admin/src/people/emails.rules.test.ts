import { emailsIn } from './emails.rules';

test('finds each address once, as people paste them', () => {
  expect(emailsIn('Ann Lee <ann@example.com>, "Bob" <bob@example.com>;\n ANN@example.com\ncarl@example.com dan@example.com')).toEqual({
    emails: ['ann@example.com', 'bob@example.com', 'carl@example.com', 'dan@example.com'],
    rest: [],
  });
  expect(emailsIn('Erin erin@example.com')).toEqual({ emails: ['erin@example.com'], rest: [] });
});

test('drops nothing without a word', () => {
  expect(emailsIn('ann@example.com, not-an-address, "x y"@example.com, Bob <bob>\nfoo@@bar')).toEqual({
    emails: ['ann@example.com'],
    rest: ['not-an-address', '"x y"@example.com', 'Bob <bob>', 'foo@@bar'],
  });
  expect(emailsIn('nobody here').rest).toEqual(['nobody here']);
});
