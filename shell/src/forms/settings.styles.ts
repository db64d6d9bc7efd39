import { media } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SettingField } from '@poolhouse/shared-ui/screen';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.medium} {
    gap: 20px;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 16px;
  ${media.medium} {
    gap: 20px;
  }
`;

/** Buttons one under the other. */
export const Actions = styled(SettingField)`
  gap: 10px;
`;
