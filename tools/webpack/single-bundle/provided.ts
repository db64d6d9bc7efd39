/** Stands in for the shell's provided.ts: nothing is shared. */
export const provided: Readonly<Record<string, () => Promise<unknown>>> = {};
