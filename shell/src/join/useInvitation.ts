import type { Invitation } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useLocation, useNavigate } from '@poolhouse/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';
import { codeIn } from './invitation-code.rules';

interface Invited {
  readonly code: string;
  readonly invitation: Invitation | null;
  /** Why the server could not be asked. */
  readonly error: string | null;
  retry(): void;
}

/**
 * What an invitation leads to. Its code leaves the address bar at once, so that nobody who looks at the screen or at the history finds a
 * link that works; the entry of the history keeps it for a reload.
 */
export function useInvitation(): Invited {
  const api = useApi();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const typed = codeIn(hash);
  const code = typed || ((state as { invitation?: string } | null)?.invitation ?? '');
  const [answer, setAnswer] = useState<{ code: string; invitation: Invitation | null; error: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (typed !== '') void navigate(pathname, { replace: true, state: { invitation: typed } });
  }, [typed, navigate, pathname]);
  useEffect(() => {
    if (code === '') return undefined;
    const controller = new AbortController();
    void api.call('POST na/invitation', { body: { code }, signal: controller.signal }).then((read) => {
      if (!controller.signal.aborted) setAnswer({ code, invitation: read.data ?? null, error: read.error ? read.error.message : null });
    });
    return () => controller.abort();
  }, [api, code, attempt]);

  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  }, []);
  const here = answer?.code === code ? answer : null;
  return { code, invitation: here?.invitation ?? null, error: here?.error ?? null, retry };
}
