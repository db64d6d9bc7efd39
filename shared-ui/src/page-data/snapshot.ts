import type { ApiKey, QueryOf } from '@poolhouse/contract';
import type { Answer } from '../api/answer.types';
import type { ApiClient } from '../api/client.types';
import { serverNow } from '../api/server-time';
import type { Snapshot } from '../api/snapshot.types';
import { urlOf } from '../api/url';
import { mergePage } from '../board/merge-page';
import { changedRows } from './changed-rows';
import { noteFirstRead } from './first-reads';

const NOTHING: ReadonlySet<string> = new Set();

/** The server answers a delta that it does not know with one of these; the whole page then still can be read. */
const unknownDelta = new Set(['bad_input', 'not_found']);

export interface Read {
  answer: Answer<object>;
  /** The answer is the whole page, so what it does not name is gone. */
  whole: boolean;
}

export interface ToRead {
  key: ApiKey;
  query: unknown;
  delta: string | null;
  signal: AbortSignal;
}

/** Reads what changed since `delta`, or the whole page. */
export async function readPage(api: ApiClient, { key, query, delta, signal }: ToRead): Promise<Read> {
  if (delta !== null) {
    const answer = await api.follow<object>(delta, signal);
    if (!answer.error || !unknownDelta.has(answer.error.code))
      return { answer, whole: answer.error === undefined && answer.__whole === true };
  }
  const answer = await api.call(key, { query: query as QueryOf<ApiKey>, signal });
  if (!answer.error) noteFirstRead(urlOf(key, query).url);
  return { answer, whole: true };
}

/** The page after a good answer. `old` is the page as it stands when the answer arrives, local changes included. */
export function nextSnapshot(old: Snapshot | undefined, answer: { data: object; __delta?: string }, whole: boolean): Snapshot {
  const data = mergePage<object>(old?.data ?? null, { data: answer.data, __whole: whole });
  return {
    data,
    delta: answer.__delta ?? old?.delta ?? null,
    changed: old && old.data !== data ? changedRows(old.data, data) : NOTHING,
    readAt: serverNow(),
  };
}
