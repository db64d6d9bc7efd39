import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import type { ContestTab } from './contest-tab';
import { PhoneTabBar } from './PhoneTabBar';
import { TabLink } from './TabLink';

/** Links to the contest's screens; on a phone a bar at the bottom edge. */
export function ContestTabs({ items }: { items: readonly ContestTab[] }): ReactElement {
  return (
    <>
      <Tabs aria-label="Contest">
        {items.map(({ to, label, end, current }) => (
          <TabLink key={to} to={to} end={end} current={current}>
            {label}
          </TabLink>
        ))}
      </Tabs>
      <PhoneTabBar items={items} />
    </>
  );
}

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  a {
    ${type.cell};
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 10px 12px;
    border-bottom: 3px solid transparent;
    color: ${token.ink2};
    text-decoration: none;
    transition: color 120ms ease-out;
  }
  ${media.hover} {
    a:hover {
      color: ${token.ink};
    }
  }
  a[aria-current='page'] {
    font-weight: 600;
    color: ${token.ink};
    border-color: ${token.brand};
    ${chosen}
  }
  ${media.phone} {
    display: none;
  }
`;
