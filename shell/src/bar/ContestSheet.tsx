import type { HomeContestRow } from '@poolhouse/contract';
import { chosen, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Drawer } from '@poolhouse/shared-ui/data';
import { Link } from '@poolhouse/shared-ui/router';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { needs } from '../home/needs.rules';
import { useHome } from '../home/useHome';
import type { ContestLink } from '../links/contest-titles.rules';
import { prefetchOnIntent } from '../links/prefetch-on-intent';

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
  a[aria-current='page'] {
    color: ${token.brand};
    box-shadow: inset 3px 0 ${token.brand};
    ${chosen}
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    ${type.note};
    color: ${token.pushInk};
  }
  [aria-current] small {
    color: inherit;
  }
`;

function Waits({ rows }: { rows: readonly HomeContestRow[] }) {
  const [first] = rows;
  if (!first) return null;
  return (
    <small>
      <CircleAlert size={18} aria-hidden="true" />
      {rows.length === 1 ? first.state : `${rows.length} need you`}
    </small>
  );
}

interface Props {
  readonly links: readonly ContestLink[];
  /** The one whose page is open. */
  readonly current: ContestLink | null;
  readonly open: boolean;
  onClose(): void;
}

/** Every contest of the player, which of them is open, and what waits in each. */
export function ContestSheet({ links, current, open, onClose }: Props) {
  const waiting = needs(useHome().contests);
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
            <Entrance link={link} here={link.name === current?.name} waiting={waiting} onClose={onClose} />
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

interface EntranceProps {
  readonly link: ContestLink;
  /** Whether its page is open. */
  readonly here: boolean;
  readonly waiting: readonly HomeContestRow[];
  onClose(): void;
}

function Entrance({ link, here, waiting, onClose }: EntranceProps) {
  if (!link.inside)
    return (
      <a href={link.href}>
        {link.title}
        <ExternalLink size={18} aria-label="Opens the main site" />
      </a>
    );
  return (
    <Link to={link.href} onClick={onClose} aria-current={here ? 'page' : undefined} {...prefetchOnIntent(link.href)}>
      {link.title}
      {link.off && ' (off)'}
      <Waits rows={waiting.filter(({ contest }) => contest === link.name)} />
    </Link>
  );
}
