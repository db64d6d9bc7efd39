import { readStored, writeStored } from '../storage/storage';

const KEY = 'push_device';

/** Names this browser among the player's devices; made once and kept on the device. */
export function deviceName(): { vid: string; dt: string } {
  const known = readStored(KEY);
  const vid = known ?? crypto.randomUUID();
  if (known === null) writeStored(KEY, vid);
  return { vid, dt: 'web' };
}
