import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address';

export interface Posted {
  status: number;
  retryAfter: string | undefined;
}

export interface PostOptions {
  headers: Record<string, string | number>;
  body: Buffer;
  signal: AbortSignal;
  /** Takes http and this machine; for tests alone. */
  insecure: boolean;
}

/** Answers with public addresses only, so that no name leads into the server's own network. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => !isPrivateAddress(address));
    const [first] = open;
    if (error || !first) return done(error ?? new Error('The push service has no public address.'), '');
    if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });
};

/** Posts one message. Only the head of the answer is waited for; redirects are not followed. Rejects when no answer comes. */
export function post(endpoint: string, { headers, body, signal, insecure }: PostOptions): Promise<Posted> {
  const url = new URL(endpoint);
  const send = url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method: 'POST', headers, signal, agent: false, ...(insecure ? {} : { lookup: publicOnly }) },
      (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
