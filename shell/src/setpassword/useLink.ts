import type { LinkInfo } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import type { LinkQuery } from './link-query.rules';

interface Link {
  readonly info: LinkInfo | null;
  /** Why the server could not be asked. */
  readonly error: string | null;
  retry(): void;
}

/** What became of a link, asked before anybody types a password for nothing. */
export function useLink({ guid, user }: LinkQuery): Link {
  const api = useApi();
  const [info, setInfo] = useState<LinkInfo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    void api.call('POST na/link', { body: { guid, ...(user && { user }) }, signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      setError(answer.error ? answer.error.message : null);
      if (!answer.error) setInfo(answer.data);
    });
    return () => controller.abort();
  }, [api, guid, user, attempt]);

  const retry = useCallback(() => {
    setError(null);
    setAttempt((before) => before + 1);
  }, []);
  return { info, error, retry };
}
