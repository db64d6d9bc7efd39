import type { DataOf } from '@poolhouse/contract';
import { storedAuthorization } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { refusalOf } from './refusal.rules';

export type Imported = DataOf<'POST ad/import_season'>;

/** What became of the last press. */
interface Came {
  readonly ok: boolean;
  readonly text: string;
}

/** Sends an export of another site: first what would come of it, then the same again to be kept. */
export function useImport(group: number, onKept: () => void) {
  const [looked, setLooked] = useState<Imported | null>(null);
  const [result, setResult] = useState<Came | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (file: File, dryRun: 0 | 1) => {
    setPending(true);
    const answer = await sent(file, `group_number=${group}&dry_run=${dryRun}`);
    setPending(false);
    setLooked(typeof answer !== 'string' && dryRun === 1 ? answer : null);
    if (typeof answer === 'string') return setResult({ ok: false, text: answer });
    setResult(dryRun === 1 ? null : { ok: true, text: `success: ${answer.message ?? ''}` });
    if (dryRun === 0) onKept();
  };
  const forget = () => {
    setLooked(null);
    setResult(null);
  };
  return { looked, result, pending, send, forget };
}

/** The answer, or why there is none. */
async function sent(file: File, query: string): Promise<Imported | string> {
  const who = storedAuthorization();
  try {
    const response = await fetch(`/api/v1/ad/import_season?${query}`, {
      method: 'POST',
      headers: { ...(who ? { authorization: who.authorization } : {}), 'content-type': 'application/octet-stream' },
      credentials: 'omit',
      body: file,
    });
    const text = await response.text();
    return response.ok ? (JSON.parse(text) as { data: Imported }).data : refusalOf(text, 'The file could not be taken.');
  } catch {
    return 'Poolhouse cannot be reached.';
  }
}
