import { useCallback, type ReactElement, type ReactNode } from 'react';
import { KitContext } from './context';
import { forgetPages } from './kept-pages';
import { tellSessionEnd } from './on-end';
import { useSessionState } from './useSessionState';

/** Who is signed in and the API client that speaks for them, for a page that reads no page data yet. */
export function SignInProvider({ children }: { children: ReactNode }): ReactElement {
  const forget = useCallback(() => {
    tellSessionEnd();
    forgetPages();
  }, []);
  return <KitContext.Provider value={useSessionState(forget)}>{children}</KitContext.Provider>;
}
