import { storedAuthorization } from '@poolhouse/shared-ui';
import { saveFile } from '@poolhouse/shared-ui/device';
import { useCallback } from 'react';
import { refusalOf } from './refusal.rules';

/** Fetches a file of the API and hands it to the browser; says what came of it. */
export function useDownload(): (path: string, name: string) => Promise<{ ok: boolean; text: string }> {
  return useCallback(async (path, name) => {
    const who = storedAuthorization();
    try {
      const response = await fetch(`/api/v1/${path}`, {
        headers: who ? { authorization: who.authorization } : {},
        credentials: 'omit',
        cache: 'no-store',
      });
      if (!response.ok) return { ok: false, text: refusalOf(await response.text()) };
      const file = await response.blob();
      saveFile(name, file, file.type);
      return { ok: true, text: `success: ${name}, ${Math.max(1, Math.round(file.size / 1000))} kB` };
    } catch {
      return { ok: false, text: 'Poolhouse cannot be reached.' };
    }
  }, []);
}
