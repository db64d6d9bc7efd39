import type { ReactElement, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { ContestTab } from './contest-tab';

/** A tab as a link, marked where it is the screen that is shown: by its path, unless it says so itself. */
export function TabLink({ to, end, current, children }: Omit<ContestTab, 'label' | 'icon'> & { children: ReactNode }): ReactElement {
  if (current === undefined)
    return (
      <NavLink to={to} end={end}>
        {children}
      </NavLink>
    );
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
