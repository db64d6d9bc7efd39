import { media } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Form = styled.form`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  padding: 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 84px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) 84px minmax(0, 3fr) 108px;
  }
`;

export const Full = styled.div`
  grid-column: 1 / -1;
`;

export const ActionRow = styled(Full)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
