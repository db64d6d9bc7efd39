import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/client.types';
import type { SessionState } from './session.types';

export interface Kit {
  session: SessionState;
  api: ApiClient;
}

export const KitContext = createContext<Kit | null>(null);

function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('This screen must stand inside a SessionProvider.');
  return kit;
}

export function useSession(): SessionState {
  return useKit().session;
}

export function useApi(): ApiClient {
  return useKit().api;
}
