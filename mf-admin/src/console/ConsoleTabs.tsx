import { useEffect, useRef } from 'react';
import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { ConsoleTab } from './tabs.rules';

// On a phone the strip goes sideways under a thumb; the page itself never does.
const Strip = styled.nav`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: 16px;
  border-bottom: 1px solid ${token.line2};
  & > a {
    ${type.cell};
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 10px 12px;
    border-bottom: 3px solid transparent;
    color: ${token.ink2};
    text-decoration: none;
    outline-offset: -2px;
  }
  ${media.hover} {
    & > a:hover {
      color: ${token.ink};
    }
  }
  & > a[aria-current] {
    font-weight: 600;
    color: ${token.ink};
    border-color: ${token.brand};
    ${chosen}
  }
`;

/** Where to go within the console; the tab stands in the address, so that it can be kept and sent. */
export function ConsoleTabs({ tabs, current }: { tabs: readonly ConsoleTab[]; current: string | undefined }) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - 16;
  }, [current]);
  return (
    <Strip ref={strip} aria-label="Console">
      {tabs.map(({ key, label }) => (
        <Link key={key} to={{ search: `?${new URLSearchParams({ tab: key })}` }} aria-current={key === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Strip>
  );
}
