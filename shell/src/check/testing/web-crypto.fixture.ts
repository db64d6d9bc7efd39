import { webcrypto } from 'node:crypto';

/** The test's browser has no WebCrypto; Node's own is what a browser has. */
export function lendWebCrypto(): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
  afterAll(() => void (own ? Object.defineProperty(globalThis, 'crypto', own) : Reflect.deleteProperty(globalThis, 'crypto')));
}
