import { useSession } from '@poolhouse/shared-ui';
import { useNavigate } from '@poolhouse/shared-ui/router';

/** Goes home first: whoever signs in next on this device starts there, and not on this player's page. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    await signOut();
  };
}
