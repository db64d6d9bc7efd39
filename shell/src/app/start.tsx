import { PageStyles, SignInProvider } from '@poolhouse/shared-ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeSwitches } from '../remotes/load/switched-off.store';
import { NotLoaded } from './NotLoaded';
import { firstPart, loadSite } from './parts';
import { Root } from './Root';

/** The frame of the page stands in index.html; it is replaced once, by a page that is complete. */
export async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  const draw = (content: ReactNode) =>
    createRoot(place).render(
      <StrictMode>
        <PageStyles />
        {content}
      </StrictMode>,
    );
  // Before a guest's address is put aside.
  takeSwitches();
  const first = await firstPart().catch((trouble: unknown) => {
    console.error(trouble);
    return null;
  });
  draw(
    first ? (
      <SignInProvider>
        <Root first={first} loadSite={loadSite} />
      </SignInProvider>
    ) : (
      <NotLoaded />
    ),
  );
}
