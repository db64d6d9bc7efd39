import { setTimeout as pause } from 'node:timers/promises';
import { FeedFailure } from './feed-failure';
import { parseFeedBody, readFeedBody } from './read-feed-body';

export interface FetchOptions {
  /** Ends the call, as when the server stops. */
  signal: AbortSignal;
  /** For the whole of one try, ms. */
  timeoutMs?: number;
  tries?: number;
  /** Pause before the second try, ms; doubles, and up to half of it is added by chance. */
  pauseMs?: number;
  bodyLimit?: number;
  headers?: Readonly<Record<string, string>>;
  /** Asks by POST. */
  body?: string;
  /** Called with what was answered, as it came. */
  onText?: (text: string) => void;
}

/** A pause longer than this is not sat out inside a run; the agent comes back later. */
const LONGEST_WAIT_SECONDS = 5;
/** Failures that another try a moment later may mend. */
const PASSING = new Set<FeedFailure['kind']>(['unreachable', 'too_slow', 'cut_off']);

/**
 * Fetches a feed's JSON; tries again where that may help. Every failure is a FeedFailure whose words name the host alone,
 * never the address, which can hold a key.
 *
 * @throws FeedFailure, or the signal's reason when it was aborted
 */
export async function fetchFeed(url: URL, options: FetchOptions): Promise<unknown> {
  const { signal, tries = 3, pauseMs = 500 } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(url, options);
    } catch (error) {
      signal.throwIfAborted();
      const failure = error as FeedFailure;
      const waitSeconds = failure.retryAfterSeconds ?? 0;
      const mayPass = PASSING.has(failure.kind) || (failure.retryAfterSeconds !== undefined && waitSeconds <= LONGEST_WAIT_SECONDS);
      if (attempt >= tries || !mayPass) throw failure;
      const backoff = pauseMs * 2 ** (attempt - 1) * (1 + Math.random() / 2);
      await pause(Math.max(waitSeconds * 1000, backoff), undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

async function tryOnce(url: URL, { signal, timeoutMs = 10_000, bodyLimit, headers, body, onText }: FetchOptions): Promise<unknown> {
  const { host } = url;
  const timeout = AbortSignal.timeout(timeoutMs);
  const failed = (kind: 'unreachable' | 'cut_off', words: string) => {
    if (timeout.aborted) return new FeedFailure('too_slow', `${host} did not answer within ${timeoutMs / 1000} s.`);
    return new FeedFailure(kind, words);
  };
  let response: Response;
  try {
    response = await fetch(url, {
      signal: AbortSignal.any([signal, timeout]),
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  } catch {
    throw failed('unreachable', `${host} cannot be reached.`);
  }
  if (!response.ok) {
    await response.body?.cancel().catch(() => {});
    throw refused(response, host);
  }
  let text: string;
  try {
    text = await readFeedBody(response, host, bodyLimit);
  } catch (error) {
    throw error instanceof FeedFailure ? error : failed('cut_off', `The answer of ${host} breaks off in the middle.`);
  }
  onText?.(text);
  return parseFeedBody(text, host);
}

function refused(response: Response, host: string): FeedFailure {
  const { status } = response;
  const seconds = retryAfter(response);
  if (status === 429) return new FeedFailure('too_many_requests', `${host} asks for fewer calls.`, seconds ?? 60);
  if (status === 401 || status === 403) return new FeedFailure('refused', `${host} does not let us in (${status}); is the key right?`);
  if (status >= 500) return new FeedFailure('refused', `${host} has trouble of its own (${status}).`, seconds ?? 1);
  return new FeedFailure('refused', `${host} answered ${status}.`);
}

/** Retry-After in seconds; a date counts from the answer's own Date. */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
