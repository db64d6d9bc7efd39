import { readStored, writeStored } from '@poolhouse/shared-ui';
import { useCallback, useState } from 'react';

const KEY = 'console_group';

/** The group that this device looked at last; 0 lets the server choose. */
export function useGroup(): { group: number; choose(group: number): void } {
  const [group, setGroup] = useState(() => Number(readStored(KEY)) || 0);
  const choose = useCallback((next: number) => {
    writeStored(KEY, String(next));
    setGroup(next);
  }, []);
  return { group, choose };
}
