import fc from 'fast-check';
import { basicCredentials } from './basic-credentials';

const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('basic credentials', () => {
  it('reads back any name without a colon and any secret', () => {
    const name = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !text.includes(':'));
    fc.assert(
      fc.property(name, fc.string({ unit: 'binary' }), (user, credential) => {
        expect(basicCredentials(header(`${user}:${credential}`))).toEqual({ name: user, credential });
      }),
    );
  });

  it.each([undefined, '', 'Basic', 'Basic ', 'Bearer abc', header('no colon'), header(':secret'), 'Basic ~~~'])('refuses %j', (value) => {
    expect(basicCredentials(value)).toBeNull();
  });
});
