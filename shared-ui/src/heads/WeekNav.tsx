import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import { PhoneWeekNav } from './PhoneWeekNav';
import type { WeekNavProps } from './weeks';
import { weeksFrom } from './weeks';

/** The contest's weeks: a row of numbers; on a phone arrows beside the heading, which opens the list. */
export function WeekNav(props: WeekNavProps): ReactElement {
  const { week, first = 1, weeks, current, hrefFor } = props;
  return (
    <>
      <Row aria-label="Weeks">
        <span aria-hidden>Week</span>
        {weeksFrom(first, weeks).map((n) => (
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
