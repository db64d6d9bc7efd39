import { webcrypto } from 'node:crypto';
import { registryKey } from './registry-key';
import { openSigned } from './signature';

let keyNeeded = true;
jest.mock('./registry-key', () => ({
  registryKey: jest.fn(),
  get KEY_NEEDED() {
    return keyNeeded;
  },
}));
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');
const payload = '{"remotes":[],"title":"Wür⚾"}';

async function signed() {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const signature = base64(await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(payload)));
  return { key: base64(await webcrypto.subtle.exportKey('spki', publicKey)), answer: { payload, signature } };
}

const withCrypto = (value: unknown) => Object.defineProperty(globalThis, 'crypto', { configurable: true, value });
const inPage = (key: string | null) => jest.mocked(registryKey).mockReturnValue(key);

beforeEach(() => {
  keyNeeded = true;
  withCrypto(webcrypto);
});

test('opens what was signed with the key of the page', async () => {
  const { key, answer } = await signed();
  inPage(key);
  await expect(openSigned(answer)).resolves.toBe(payload);
});

test('refuses another text, another key, and a signature that is none', async () => {
  const { key, answer } = await signed();
  inPage(key);
  await expect(openSigned({ ...answer, payload: payload.replace('[]', '[0]') })).rejects.toMatchObject({ kind: 'unsigned' });
  await expect(openSigned({ ...answer, signature: '' })).rejects.toMatchObject({ kind: 'unsigned' });
  await expect(openSigned({ ...answer, signature: '*' })).rejects.toMatchObject({ kind: 'unsigned' });
  inPage((await signed()).key);
  await expect(openSigned(answer)).rejects.toMatchObject({ kind: 'unsigned' });
  inPage('no key');
  await expect(openSigned(answer)).rejects.toMatchObject({ kind: 'unsigned' });
});

test('refuses when the page names no key, but under development', async () => {
  const { answer } = await signed();
  inPage(null);
  await expect(openSigned(answer)).rejects.toMatchObject({ kind: 'unsigned' });
  keyNeeded = false;
  await expect(openSigned(answer)).resolves.toBe(payload);
});

test('goes on where the browser has no cryptography to check it with', async () => {
  const { key, answer } = await signed();
  inPage(key);
  withCrypto({});
  await expect(openSigned({ ...answer, signature: '' })).resolves.toBe(payload);
});

test.each([null, 'text', {}, { remotes: [] }, { payload: {}, signature: '' }])('takes no answer of another shape: %j', async (answer) => {
  inPage(null);
  await expect(openSigned(answer)).rejects.toMatchObject({ kind: 'bad_answer' });
});
