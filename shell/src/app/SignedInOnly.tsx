import { useSession } from '@poolhouse/shared-ui';
import { Navigate, useLocation } from '@poolhouse/shared-ui/router';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../frame/ErrorPanel';
import { Waiting } from '../frame/Waiting';
import { wantedState } from '../frame/wanted';

/** Sends a guest to the sign-in form, and remembers what was wanted. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status, error, pending, retry } = useSession();
  const location = useLocation();
  if (status === 'signed-in') return children;
  if (status === 'signed-out') return <Navigate to="/" replace state={wantedState(location)} />;
  if (error && !pending) return <ErrorPanel sentence={error} action="Try again" onAction={() => void retry()} />;
  return <Waiting label="Signing you in" />;
}
