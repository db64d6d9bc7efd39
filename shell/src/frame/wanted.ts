/** The page a guest asked for, carried through the sign-in in the history entry. */
interface Wanted {
  readonly wanted: string;
}

export const wantedState = (at: { pathname: string; search: string; hash: string }): Wanted => ({
  wanted: at.pathname + at.search + at.hash,
});

/** @returns a path of this site, or null; history entries survive releases, so what they hold is not trusted */
export function wantedFrom(state: unknown): string | null {
  const path = (state as Partial<Wanted> | null)?.wanted;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}
