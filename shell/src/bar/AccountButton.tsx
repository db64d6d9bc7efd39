import { lazy, Suspense, useState } from 'react';
import { Initials } from './bar.styles';
import { initials } from './initials.rules';

// The menu needs a popover, which a first visit can do without.
const loadMenu = () => import('./AccountMenu').then(({ AccountMenu: menu }) => ({ default: menu }));
const AccountMenu = lazy(loadMenu);

/** The player's initials, which open the account menu. */
export function AccountButton({ username }: { username: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Initials
        type="button"
        aria-label={`Account of ${username}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <span aria-hidden="true">{initials(username)}</span>
      </Initials>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenu username={username} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
