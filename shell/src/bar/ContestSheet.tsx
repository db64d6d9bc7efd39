import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Drawer } from '@poolhouse/shared-ui/data';
import { Link } from '@poolhouse/shared-ui/router';
import { ExternalLink } from 'lucide-react';
import type { ContestLink } from './contest-titles.rules';
import { prefetchOnIntent } from './prefetch-on-intent';

const Heading = styled.h2`
  ${type.h2};
  padding: 16px 16px 8px;
`;
const List = styled.ul`
  padding: 0 0 max(16px, env(safe-area-inset-bottom));
  list-style: none;
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 0 16px;
    border-top: 1px solid ${token.line};
    ${type.team};
    color: ${token.ink};
    text-decoration: none;
  }
`;

export function ContestSheet({ links, open, onClose }: { links: readonly ContestLink[]; open: boolean; onClose: () => void }) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'contest-sheet' } }}
    >
      <Heading id="contest-sheet">Contests</Heading>
      <List>
        {links.map((link) => (
          <li key={link.name}>
            {link.inside ? (
              <Link to={link.href} onClick={onClose} {...prefetchOnIntent(link.href)}>
                {link.title}
                {link.off && ' (off)'}
              </Link>
            ) : (
              <a href={link.href}>
                {link.title}
                <ExternalLink size={18} aria-label="Opens the main site" />
              </a>
            )}
          </li>
        ))}
        <li>
          <Link to="/" onClick={onClose}>
            Home
          </Link>
        </li>
      </List>
    </Drawer>
  );
}
