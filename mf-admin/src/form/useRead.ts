import { useCallback, useEffect, useState } from 'react';
import type { ApiKey, DataOf, QueryOf } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';

interface Read<T> {
  /** The last good answer to this very question; null before. */
  readonly data: T | null;
  readonly error: string | null;
  retry(): void;
}

/** Reads something once, and again when asked or when `stamp` changes; what was read stays meanwhile. A null query waits. */
export function useRead<K extends Extract<ApiKey, `GET ${string}`>>(
  key: K,
  query: QueryOf<K> | undefined | null,
  stamp: unknown = 0,
): Read<DataOf<K>> {
  const api = useApi();
  const question = query === null ? null : JSON.stringify(query ?? {});
  const [answered, setAnswered] = useState<{ question: string; data: DataOf<K> | null; error: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (question === null) return undefined;
    const gone = new AbortController();
    void api.call(key, { query: JSON.parse(question) as QueryOf<K>, signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return;
      setAnswered((before) =>
        answer.error
          ? { question, data: before?.question === question ? before.data : null, error: answer.error.message }
          : { question, data: answer.data, error: null },
      );
    });
    return () => gone.abort();
  }, [api, key, question, attempt, stamp]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const here = answered?.question === question ? answered : null;
  return { data: here?.data ?? null, error: here?.data ? null : (here?.error ?? null), retry };
}
