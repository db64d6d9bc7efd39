import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { chosen, media, token, type } from '../theme/tokens';
import { PhoneWeekNav } from './PhoneWeekNav';

export interface WeekNavProps {
  /** The week that is shown. */
  week: number;
  /** How many the contest has. */
  weeks: number;
  /** The week that is on now; those after it are still to come. */
  current: number;
  hrefFor(week: number): string;
}

/** The contest's weeks: a row of numbers; on a phone arrows beside the heading, which opens the list. */
export function WeekNav(props: WeekNavProps): ReactElement {
  const { week, weeks, current, hrefFor } = props;
  return (
    <>
      <Row aria-label="Weeks">
        <span aria-hidden>Week</span>
        {Array.from({ length: weeks }, (_, index) => index + 1).map((n) => (
          <Link key={n} to={hrefFor(n)} aria-label={`Week ${n}`} aria-current={n === week ? 'page' : undefined} data-coming={n > current}>
            {n}
          </Link>
        ))}
      </Row>
      <PhoneWeekNav {...props} />
    </>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding-bottom: 4px;
  > span {
    ${type.head};
    color: ${token.ink3};
    margin-right: 8px;
  }
  a {
    ${type.cell};
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    height: 32px;
    border-radius: 4px;
    color: ${token.ink};
    text-decoration: none;
  }
  a[data-coming='true'] {
    color: ${token.ink3};
  }
  ${media.hover} {
    a:hover {
      background: ${token.brandTint};
    }
  }
  a[aria-current='page'] {
    font-weight: 600;
    color: ${token.onBrand};
    background: ${token.brand};
    ${chosen}
  }
  ${media.touch} {
    a {
      min-width: 44px;
      height: 44px;
    }
  }
  ${media.phone} {
    display: none;
  }
`;
