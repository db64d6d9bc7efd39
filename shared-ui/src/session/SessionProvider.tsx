import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { forgetPages } from '../page-data/kept-pages';
import { KitContext } from './context';
import { useSessionState } from './useSessionState';

/** Who is signed in, the API client that speaks for him, and the pages read so far, which go when he signs out. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [pages] = useState(() => new QueryClient());
  const forget = useCallback(() => {
    pages.clear();
    forgetPages();
  }, [pages]);
  const kit = useSessionState(forget);
  return (
    <KitContext.Provider value={kit}>
      <QueryClientProvider client={pages}>{children}</QueryClientProvider>
    </KitContext.Provider>
  );
}
