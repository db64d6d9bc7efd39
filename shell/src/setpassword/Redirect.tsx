import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link, useNavigate } from '@poolhouse/shared-ui/router';
import { useCallback } from 'react';
import { useCountdown } from './useCountdown';

/** Spec, section 9. */
const REDIRECT_SECONDS = 5;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-height: 44px;
  color: ${token.ink2};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** Leads home by itself; the seconds are for the eye only. */
export function Redirect() {
  const navigate = useNavigate();
  const go = useCallback(() => void navigate('/', { replace: true }), [navigate]);
  const left = useCountdown(REDIRECT_SECONDS, go);
  return (
    <Line>
      <span aria-hidden="true">Opening Poolhouse in {left} s</span>
      <Link to="/" replace>
        Go now
      </Link>
    </Line>
  );
}
