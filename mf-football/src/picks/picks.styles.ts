import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** From 960 px the selectors stay in view at the left while the games scroll. */
export const PicksLayout = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.medium} {
    grid-template-columns: 420px minmax(0, 1fr);
    & > div:first-of-type {
      position: sticky;
      top: 72px;
    }
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 10px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding-top: 6px;
  & > button {
    border-color: ${token.ctl};
    background: ${token.surface};
  }
`;
