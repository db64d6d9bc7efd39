import { media, token, type } from '@poolhouse/shared-ui';
import { PickableSide } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    gap: 20px;
  }
`;

/** A part of a panel, with the panel's own edges. */
export const Part = styled.div`
  ${type.body};
  padding: 12px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** The games to choose from: two sides each. */
export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0 14px 14px;
  list-style: none;
  ${media.phone} {
    padding-inline: 16px;
  }
  & > li {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 6px;
  }
  & > li > small {
    ${type.note};
    grid-column: 1 / -1;
    color: ${token.ink2};
  }
`;

export const Side = styled(PickableSide)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 5px 10px;
`;
