import { Ellipsis } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { covering } from '../page/covering';
import { shellRoutes } from '../routes/shell-routes';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import type { ContestTab } from './contest-tab';
import { TabLink } from './TabLink';

/** A thumb hits five, not more. */
const ROOM = 5;

const tabs = covering('tabs');

/** The contest's screens at the bottom edge of a phone; what does not fit stands behind More. */
export function PhoneTabBar({ items }: { items: readonly ContestTab[] }): ReactElement {
  const more = useRef<HTMLDetailsElement>(null);
  const { shown, rest } = split(items);
  const close = () => more.current?.removeAttribute('open');
  return (
    <Bar ref={tabs} data-phone-tabs aria-label="Contest, at the bottom">
      {shown.map((item) => (
        <Tab key={item.to} {...item} />
      ))}
      {rest.length > 0 && (
        <details
          ref={more}
          onClick={(event) => event.target instanceof HTMLAnchorElement && close()}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <summary>
            <Ellipsis size={22} aria-hidden />
            More
          </summary>
          <div>
            {rest.map((item) => (
              <Tab key={item.to} {...item} icon={undefined} />
            ))}
          </div>
        </details>
      )}
    </Bar>
  );
}

/** The account's settings are no screen of the contest, and their two words are wider than a fifth of a phone: they always stand behind More. */
function split(items: readonly ContestTab[]): { shown: readonly ContestTab[]; rest: readonly ContestTab[] } {
  const own = items.filter(({ to }) => to !== shellRoutes.accountSettings);
  if (own.length === items.length && items.length <= ROOM) return { shown: items, rest: [] };
  const shown = own.slice(0, ROOM - 1);
  return { shown, rest: items.filter((item) => !shown.includes(item)) };
}

function Tab({ icon, label, ...to }: ContestTab): ReactElement {
  return (
    <TabLink {...to}>
      {icon}
      {label}
    </TabLink>
  );
}

const Bar = styled.nav`
  display: none;
  ${media.phone} {
    display: flex;
  }
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${token.surface};
  border-top: 1px solid ${token.line2};
  a,
  summary {
    ${type.note};
    /* Five words beside each other, in large letters too; one that is too long is broken. */
    font-size: min(0.9375rem, 5vw);
    overflow-wrap: anywhere;
    text-align: center;
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: 64px;
    color: ${token.ink2};
    text-decoration: none;
    list-style: none;
    cursor: pointer;
    outline-offset: -2px;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  a[aria-current='page'] {
    font-weight: 600;
    color: ${token.brand};
    box-shadow: inset 0 3px ${token.brand};
    ${chosen}
  }
  details {
    flex: 1;
  }
  details > div {
    position: absolute;
    right: 8px;
    bottom: calc(100% + 8px);
    min-width: 200px;
    background: ${token.surface};
    box-shadow: ${token.shadow};
  }
  details a {
    ${type.cell};
    flex-direction: row;
    justify-content: start;
    min-height: 48px;
    padding: 0 16px;
  }
`;
