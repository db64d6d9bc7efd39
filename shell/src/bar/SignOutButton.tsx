import { useSession } from '@poolhouse/shared-ui';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { BarTextButton } from './bar.styles';

/** Goes home first: whoever signs in next on this device starts there, and not on this player's page. */
export function SignOutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/');
    await signOut();
  };
  return (
    <BarTextButton type="button" onClick={() => void leave()}>
      Sign Out
    </BarTextButton>
  );
}
