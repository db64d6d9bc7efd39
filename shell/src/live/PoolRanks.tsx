import type { HomeContestRow } from '@poolhouse/contract';
import { formatPlace, media, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { rowLink } from '../home/row-link.styles';

interface Props {
  readonly rows: readonly HomeContestRow[];
  titleOf(contest: string): string;
  /** Leads nowhere. */
  readonly still?: boolean;
}

/** Where the player stands in what is on. */
export function PoolRanks({ rows, titleOf, still = false }: Props) {
  return (
    <Panel title="Where I stand" action="in what is on">
      <List role="list">
        {rows.map(({ ID, contest, pool, href, rank, rank_shared: shared, of }) => (
          <li key={ID}>
            <span>
              {still ? <strong>{titleOf(contest)}</strong> : <Link to={href}>{titleOf(contest)}</Link>}
              <small>{pool}</small>
            </span>
            <b>
              {formatPlace(rank ?? 0, shared === 1)} of {of}
            </b>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    padding: 6px 14px;
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  li + li {
    border-top: 1px solid ${token.line};
  }
  ${rowLink}
  a,
  strong {
    ${type.team};
  }
  small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
  b {
    ${type.team};
    white-space: nowrap;
  }
`;
