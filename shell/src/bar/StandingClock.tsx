import { formatTime, media, serverRate, token, type, useFromNow } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** While the site's clock stands, when: no time and no countdown on the page runs on. */
export function StandingClock() {
  const at = useFromNow((now) => (serverRate() === 0 ? now : null));
  return (
    <Stands aria-live="polite" data-clock-stands>
      {at !== null && <span>Clock stands at {formatTime(at)}</span>}
    </Stands>
  );
}

const Stands = styled.div`
  ${type.note};
  flex: none;
  color: ${token.pushInk};
  & > span {
    padding: 2px 8px;
    border-radius: 4px;
    background: ${token.pushTint};
    white-space: nowrap;
  }
  ${media.phone} {
    &:not(:empty) {
      max-width: 88px;
      line-height: 1.15;
    }
    & > span {
      display: block;
      white-space: normal;
    }
  }
`;
