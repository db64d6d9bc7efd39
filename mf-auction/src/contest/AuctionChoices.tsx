import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link, useLocation } from '@poolhouse/shared-ui/router';
import type { AuctionConfigRow } from './auction.types';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Choice = styled(Link)`
  ${type.note};
  display: grid;
  place-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  text-decoration: none;
  &[aria-current] {
    background: ${token.brand};
    border-color: ${token.brand};
    color: ${token.onBrand};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** Links to the other groups and years of the viewer; nothing where there is one of each. */
export function AuctionChoices({ config }: { config: AuctionConfigRow }) {
  const { pathname } = useLocation();
  const groups = config.group_ids.split(',').filter((group) => group !== '');
  const years = config.Years.split(',').filter((year) => year !== '');
  if (groups.length < 2 && years.length < 2) return null;
  return (
    <Row aria-label="Groups and years">
      {groups.length > 1 &&
        groups.map((group) => (
          <Choice
            key={group}
            to={`${pathname}?year=${config.year}&group=${group}`}
            aria-current={Number(group) === config.group || undefined}
          >
            Group {group}
          </Choice>
        ))}
      {years.length > 1 &&
        years.map((year) => (
          <Choice key={year} to={`${pathname}?year=${year}`} aria-current={Number(year) === config.year || undefined}>
            {year}
          </Choice>
        ))}
    </Row>
  );
}
