import type { ReactElement, ReactNode } from 'react';
import { PagesProvider } from './PagesProvider';
import { SignInProvider } from './SignInProvider';

/** Who is signed in, the API client that speaks for them, and the pages read so far, which go when they sign out. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <SignInProvider>
      <PagesProvider>{children}</PagesProvider>
    </SignInProvider>
  );
}
