import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import type { WeekNavProps } from './weeks';
import { weeksFrom } from './weeks';

/** Stands in the grid of ContestHead: arrows left and right of the heading, and a press on the heading opens the list. */
export function PhoneWeekNav({ week, first = 1, weeks, current, hrefFor }: WeekNavProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Nav aria-label="Weeks, on a phone" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Arrow area="previous" to={week > first ? hrefFor(week - 1) : null} label="Previous week">
        <ChevronLeft aria-hidden />
      </Arrow>
      <Cover type="button" aria-expanded={open} aria-label={`Week ${week}, all weeks`} onClick={() => setOpen(!open)} />
      <Arrow area="next" to={week < weeks ? hrefFor(week + 1) : null} label="Next week">
        <ChevronRight aria-hidden />
      </Arrow>
      {open && (
        <List role="list">
          {weeksFrom(first, weeks).map((n) => (
            <li key={n}>
              <Link to={hrefFor(n)} aria-current={n === week ? 'page' : undefined} data-coming={n > current} onClick={() => setOpen(false)}>
                Week {n}
              </Link>
            </li>
          ))}
        </List>
      )}
    </Nav>
  );
}

function Arrow({ area, to, label, children }: { area: string; to: string | null; label: string; children: ReactNode }): ReactElement {
  return (
    <Square style={{ gridArea: area }}>
      {to !== null && (
        <Link to={to} aria-label={label}>
          {children}
        </Link>
      )}
    </Square>
  );
}

const Nav = styled.nav`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;

const Square = styled.span`
  justify-self: center;
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    color: ${token.ink};
  }
`;

const Cover = styled.button`
  grid-area: title;
  align-self: stretch;
  min-height: 44px;
  border: 0;
  background: none;
  cursor: pointer;
`;

const List = styled.ul`
  grid-area: list;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  background: ${token.surface};
  border-block: 1px solid ${token.line};
  a {
    ${type.cell};
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    color: ${token.ink};
    text-decoration: none;
  }
  a[data-coming='true'] {
    color: ${token.ink3};
  }
  a[aria-current='page'] {
    color: ${token.onBrand};
    background: ${token.brand};
    ${chosen}
  }
`;
