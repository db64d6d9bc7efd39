import { initials, personFill, useOwnMark } from '@poolhouse/shared-ui';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { Initials } from './bar.styles';

// The menu needs a popover, which a first visit can do without.
const loadMenu = () => import('./AccountMenu').then(({ AccountMenu: menu }) => ({ default: menu }));
const AccountMenu = lazy(loadMenu);

/** The player as others see them, which opens the account menu. */
export function AccountButton({ username }: { username: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const { own } = useOwnMark();
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
        <span
          aria-hidden="true"
          data-known={own !== null}
          data-letters={own?.monogram ?? initials(username)}
          style={{ '--ph-person': personFill(own?.color ?? null) } as CSSProperties}
        />
      </Initials>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenu username={username} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
