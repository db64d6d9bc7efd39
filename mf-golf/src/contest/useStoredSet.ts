import { readStored, writeStored } from '@poolhouse/shared-ui';
import { useCallback, useState } from 'react';

/** Numbers that this browser remembers under a key, and the way to put one in or take it out. */
export function useStoredSet(key: string): [ReadonlySet<number>, toggle: (id: number) => void] {
  const [kept, setKept] = useState({ key, ids: read(key) });
  const ids = kept.key === key ? kept.ids : read(key);
  if (kept.key !== key) setKept({ key, ids });
  const toggle = useCallback(
    (id: number) => {
      const next = new Set(read(key));
      if (!next.delete(id)) next.add(id);
      writeStored(key, JSON.stringify([...next]));
      setKept({ key, ids: next });
    },
    [key],
  );
  return [ids, toggle];
}

/** What somebody else has written under the key counts for nothing. */
function read(key: string): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(readStored(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
}
