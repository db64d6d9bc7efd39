import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A key pair that lives as long as this process. The site's own key is nobody's but the site's; a page that the development server
 * hands out trusts this one instead.
 */
export function passingKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    /** Base64 of the SPKI form, as the page names it. */
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    /** @param {string} payload @returns {import('../../contract/src/remote.ts').SignedRegistry} */
    signed: (payload) => ({
      payload,
      signature: sign('sha256', Buffer.from(payload), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    }),
  };
}

/**
 * A registry's text with one remote in place of the released one, or beside the others where there is none.
 * @param {string} payload
 * @param {import('../../contract/src/remote.ts').RegisteredRemote} own
 */
export function withOwn(payload, own) {
  const { remotes } = /** @type {import('../../contract/src/remote.ts').Registry} */ (JSON.parse(payload));
  const known = remotes.some(({ id }) => id === own.id);
  return JSON.stringify({ remotes: known ? remotes.map((remote) => (remote.id === own.id ? own : remote)) : [...remotes, own] });
}
