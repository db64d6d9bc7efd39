import { useCallback, useEffect, useState } from 'react';
import type { ResultNote } from './ResultText';

/**
 * A result text that goes away after `ms`; Infinity keeps it until the next one. `show(true, '')` takes it away at once.
 */
export function useResultText(ms: number): [result: ResultNote | null, show: (ok: boolean, text: string) => void] {
  const [result, setResult] = useState<ResultNote | null>(null);
  const show = useCallback((ok: boolean, text: string) => setResult(text === '' ? null : { ok, text }), []);
  useEffect(() => {
    if (!result || !Number.isFinite(ms)) return undefined;
    const timer = setTimeout(() => setResult(null), ms);
    return () => clearTimeout(timer);
  }, [result, ms]);
  return [result, show];
}
