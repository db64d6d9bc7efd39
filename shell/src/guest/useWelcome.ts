import type { Welcome } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useEffect, useState } from 'react';

/** What a newcomer may know; null until it is known, and when it cannot be. */
export function useWelcome(): Welcome | null {
  const api = useApi();
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void api.call('GET na/welcome', { signal: controller.signal }).then((answer) => {
      if (!controller.signal.aborted && !answer.error) setWelcome(answer.data);
    });
    return () => controller.abort();
  }, [api]);
  return welcome;
}
