import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useEffect, useState } from 'react';

const Line = styled.p`
  min-height: 118px;
  padding: 48px 24px;
  color: ${token.ink2};
`;

/** Nothing for 400 ms, so that a quick answer does not flicker; then a sentence. */
export function Waiting({ label }: { label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return <Line role="status">{late ? label : ''}</Line>;
}
