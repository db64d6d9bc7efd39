import { createContext, lazy, useContext, type ComponentType } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const Attempt = createContext(0);

/** How often the screen around was tried again; the shell counts. */
export const PartAttempt = Attempt.Provider;

/**
 * React's `lazy` for a dialog or another part of a screen. React keeps a failed fetch for ever; this part is fetched again once
 * 'Try again' is pressed on its screen.
 */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const begin = (attempt: number) => {
    const made = { attempt, failed: false, Part: lazy(() => load().catch(fail)) };
    function fail(trouble: unknown): never {
      made.failed = true;
      throw trouble;
    }
    return made;
  };
  let current: ReturnType<typeof begin> | null = null;
  return function LazyPart(props: P) {
    const attempt = useContext(Attempt);
    if (!current || (current.failed && current.attempt !== attempt)) current = begin(attempt);
    const { Part } = current;
    return <Part {...props} />;
  };
}
