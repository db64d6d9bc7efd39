import type { QueryOf } from '@poolhouse/contract';
import { APPLICATION_HEADER, CIRCLE_HEADER, COMPATIBILITY_HEADER, OWN_APART, TIME_HEADER } from '@poolhouse/contract/constants';
import type { Answer } from './answer.types';
import type { ApiClient } from './client.types';
import { basic, type Credentials } from './credentials';
import { takeEarly } from './early';
import { noteCompatibility } from './new-version';
import { isOpenCall } from './open-calls.rules';
import { readAnswer, unreachable } from './read-answer';
import { noteAnswer, steadyNow, watchTab } from './round-trip';
import { noteServerTime } from './server-time';
import { deltaPath, urlOf } from './url';
import { watchStream, type StreamEvent } from './watch';

const TIMEOUT_MS = 15_000;
const APPLICATION_ID = 'poolhouse-web';

interface Request {
  body?: unknown;
  signal?: AbortSignal;
  as?: Credentials;
}

export interface ClientOptions {
  /** Whoever is signed in when a call is made. */
  credentials(): Credentials | null;
  /** The server no longer takes these credentials. */
  onRefused(credentials: Credentials): void;
}

export function createApiClient(options: ClientOptions): ApiClient {
  watchTab();
  return {
    call: (key, parts) => {
      const { method, url } = urlOf(key, parts?.query);
      return send(options, method, url, parts);
    },
    follow: (deltaUrl, signal) => {
      const path = deltaPath(deltaUrl);
      return path === null ? Promise.resolve(unreachable) : send(options, 'GET', path, { signal });
    },
    watch: (deltaUrl, signal, onEvent) => listen(options, { page: deltaUrl }, signal, onEvent),
    watchSite: (signal, onEvent) => listen(options, {}, signal, onEvent),
  };
}

/** As the server would say it; it is not asked. */
const NOT_SIGNED_IN: Answer<never> = { error: { code: 'not_signed_in', message: 'You are signed out. Please sign in again.' } };

function listen({ credentials }: ClientOptions, query: QueryOf<'GET live'>, signal: AbortSignal, onEvent: (event: StreamEvent) => void) {
  const who = credentials();
  // A page may stand for a moment longer than the session.
  if (!who) return Promise.resolve({ refused: 'not_signed_in' });
  const headers = headersFor(who, 'text/event-stream');
  const { url } = urlOf('GET live', query);
  const ask = (stop: AbortSignal) => fetch(url, { headers, signal: stop, credentials: 'omit', cache: 'no-store' });
  return watchStream(ask, signal, onEvent);
}

function headersFor(who: Credentials | null, accept: string): Record<string, string> {
  const headers: Record<string, string> = { accept, [APPLICATION_HEADER]: APPLICATION_ID };
  if (who) headers.authorization = basic(who);
  if (who?.circle) headers[CIRCLE_HEADER] = String(who.circle);
  return headers;
}

/** One call, answered whatever becomes of it: trouble on the way is an answer as well. */
async function send<T>(
  { credentials, onRefused }: ClientOptions,
  method: string,
  url: string,
  { body, signal, as }: Request = {},
): Promise<Answer<T>> {
  const who = as ?? credentials();
  if (!who && !isOpenCall(url)) return NOT_SIGNED_IN;
  const headers = headersFor(who, OWN_APART);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const limit = limited(signal);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const ask = async () => {
    const [sentAt, from] = [Date.now(), steadyNow()];
    const response = await fetch(url, { method, headers, body: text, signal: limit.signal, credentials: 'omit', cache: 'no-store' });
    noteAnswer(response.headers.get(TIME_HEADER), from);
    return { sentAt, response };
  };
  try {
    const early = takeEarly(method, url, text, headers.authorization);
    const { sentAt, response } = await (early ? early.answer.then((response) => ({ sentAt: early.sentAt, response })).catch(ask) : ask());
    noteServerTime(response.headers.get(TIME_HEADER), sentAt);
    noteCompatibility(response.headers.get(COMPATIBILITY_HEADER));
    const answer = await readAnswer<T>(response);
    if (response.status === 401 && who && !as) onRefused(who);
    return answer;
  } catch {
    return unreachable;
  } finally {
    limit.lift();
  }
}

/** A signal that stops with the caller's, and after as long as a call may take; `lift` when it is over. */
function limited(signal: AbortSignal | undefined): { signal: AbortSignal; lift(): void } {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const lift = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: stop.signal, lift };
}
