/** A witness remembers and checks; browsers do both on encrypted sites alone, and on this very machine. */
export const canKeep = (): boolean => typeof indexedDB !== 'undefined' && typeof crypto?.subtle?.digest === 'function';
