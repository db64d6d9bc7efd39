import { readStored, writeStored } from '@poolhouse/shared-ui';
import { useEffect, useState } from 'react';

const key = (username: string): string => `been_here_${username.toLowerCase()}`;

/** Whether the player has seen home on this device before. */
export function useBeenHere(username: string): boolean {
  const [been] = useState(() => readStored(key(username)) !== null);
  useEffect(() => writeStored(key(username), '1'), [username]);
  return been;
}
