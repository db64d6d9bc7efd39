import fc from 'fast-check';
import { basicCredentials } from './basic-credentials';

const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('basic credentials', () => {
  it('reads back any name without a colon and any secret, of what can be typed', () => {
    const text = fc.string({ unit: 'binary' }).map((typed) => typed.replace(/\p{Cc}/gu, ''));
    const name = text.map((typed) => typed.replaceAll(':', '') || 'x');
    fc.assert(
      fc.property(name, text, (user, credential) => {
        expect(basicCredentials(header(`${user}:${credential}`))).toEqual({ name: user, credential });
      }),
    );
  });

  it.each([
    undefined,
    '',
    'Basic',
    'Basic ',
    'Bearer abc',
    header('no colon'),
    header(':secret'),
    'Basic ~~~',
    header('a\u0000b:secret'),
    header('ann:se\u0000cret'),
  ])('refuses %j', (value) => {
    expect(basicCredentials(value)).toBeNull();
  });
});
