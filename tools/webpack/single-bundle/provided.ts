/** Stands in for the shell's provided.ts: nothing is shared. */
export const provided: readonly never[] = [];
