/** Stands in for the shell's registry-key.ts: the registry is a file of the bundle, and nobody signs it. */
export const registryKey = (): null => null;
export const KEY_NEEDED = false;
