import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from './useOnline';

/**
 * Whether the connection is known to be gone and nothing has been heard since: at once when the device says so or the page's stream ends,
 * not only with the next read that fails. A device that is wrong about its network is put right by the read that this asks for.
 *
 * @param hash another page has another @param read now, instead of a read that may hang
 * @returns and what notes that the connection is gone
 */
export function useLost(hash: string, read: () => void): [lost: boolean, note: () => void] {
  const pages = useQueryClient();
  const [since, setSince] = useState<{ hash: string; answers: number } | null>(null);
  const state = pages.getQueryState(JSON.parse(hash) as unknown[]);
  const note = () => {
    setSince({ hash, answers: pages.getQueryState(JSON.parse(hash) as unknown[])?.dataUpdateCount ?? 0 });
    read();
  };
  useOnline(read, note);
  return [since?.hash === hash && (state?.dataUpdateCount ?? 0) <= since.answers, note];
}
