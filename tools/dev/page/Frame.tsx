import { sans, token, useSession, useThemeMode, useTitle } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { NavLink, Outlet, useLocation } from '@poolhouse/shared-ui/router';
import { SignIn } from './SignIn';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 6px 16px;
  font: 14px ${sans};
  color: ${token.ink};
  border-bottom: 1px dashed ${token.line};
  & a {
    color: inherit;
  }
  & a[aria-current] {
    font-weight: 700;
  }
`;

/** Stands in for the shell's bar: the remote's screens, the theme, who is signed in. */
export function Frame() {
  const { session, status, error, retry, signOut } = useSession();
  const { mode, toggle } = useThemeMode();
  const { pathname } = useLocation();
  useTitle(THE_REMOTE.routes.find(({ path }) => `/${path}` === pathname)?.title ?? THE_REMOTE.title);
  return (
    <>
      <Bar>
        <strong>{THE_REMOTE.title}</strong>
        {THE_REMOTE.routes.map(({ path, title }) => (
          <NavLink key={path} to={`/${path}`} end>
            {title}
          </NavLink>
        ))}
        <Button size="small" onClick={toggle}>
          {mode === 'dark' ? 'Light' : 'Dark'}
        </Button>
        {session && (
          <Button size="small" onClick={() => void signOut()}>
            Sign out {session.username}
          </Button>
        )}
      </Bar>
      <main>
        {status === 'signed-in' && <Outlet />}
        {status === 'signed-out' && <SignIn />}
        {status === 'starting' && error && (
          <p role="alert">
            {error} <Button onClick={() => void retry()}>Try again</Button>
          </p>
        )}
      </main>
    </>
  );
}
