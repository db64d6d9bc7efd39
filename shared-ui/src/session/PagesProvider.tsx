import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { onSessionEnd } from './on-end';

/** The pages read so far, which go when the player signs out. Stands inside a `SignInProvider`. */
export function PagesProvider({ children }: { children: ReactNode }): ReactElement {
  const [pages] = useState(() => new QueryClient());
  useEffect(() => onSessionEnd(() => pages.clear()), [pages]);
  return <QueryClientProvider client={pages}>{children}</QueryClientProvider>;
}
