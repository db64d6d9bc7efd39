import { newSigningKey } from '../run/contract.mjs';

/**
 * A key pair that lives as long as this process. The site's own key is nobody's but the site's; a page that the development server
 * hands out trusts this one instead.
 */
export function passingKey() {
  const key = newSigningKey();
  return {
    /** Base64 of the SPKI form, as the page names it. */
    publicKey: key.publicKey,
    /** @param {string} payload @returns {import('../../contract/src/remote.ts').SignedRegistry} */
    signed: (payload) => ({ payload, signature: key.sign(payload) }),
  };
}

/**
 * A registry's text with one remote in place of the released one, or beside the others where there is none.
 * @param {string} payload
 * @param {import('../../contract/src/remote.ts').RegisteredRemote} own
 */
export function withOwn(payload, own) {
  const { remotes, ...stated } = /** @type {import('../../contract/src/remote.ts').StatedRegistry} */ (JSON.parse(payload));
  const known = remotes.some(({ id }) => id === own.id);
  return JSON.stringify({ ...stated, remotes: known ? remotes.map((remote) => (remote.id === own.id ? own : remote)) : [...remotes, own] });
}
