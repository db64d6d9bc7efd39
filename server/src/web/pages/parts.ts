import type { Part } from './page';

/** Keeps the type of a part's model inside the part, so that a page can list parts of every kind. */
export const part = <P, M, O = M>(one: Part<P, M, O>): Part<P, unknown, unknown> => one;
