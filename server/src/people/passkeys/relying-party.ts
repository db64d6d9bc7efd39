import { isIP } from 'node:net';

/** For whom passkeys are made, and on which pages they may be used. */
export interface RelyingParty {
  /** A domain. Passkeys stay with it: a site that moves to another domain begins anew. */
  id: string;
  origin: string;
}

/**
 * The relying party of a site; null where browsers know no passkeys: at an address in numbers, or without TLS. On this machine the site
 * has a name as well, localhost.
 *
 * @param baseUrl where players reach the site
 */
export function relyingParty(baseUrl: string): RelyingParty | null {
  const { protocol, hostname, port } = new URL(baseUrl);
  const here = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  if (here) return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return { id: hostname, origin: new URL(baseUrl).origin };
}
