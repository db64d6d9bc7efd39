import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { media } from '../theme/tokens';

const ToSeason = styled(Link)`
  ${media.touch} {
    display: inline-block;
    padding: 12px 0;
  }
`;

/** The way to a player's own season in a contest. */
export const YourSeason = ({ to }: { to: string }): ReactElement => <ToSeason to={to}>Your season</ToSeason>;
