import { field, token, type } from '@poolhouse/shared-ui';

/** Fields beside each other, each under its label, as far as there is room. @param least width of a field, px */
export const fieldRow = (least: number): string => `
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;
  padding: 12px 14px;
  label {
    ${type.note};
    color: ${token.ink2};
    display: grid;
    gap: 4px;
    flex: 1 1 ${least}px;
  }
  input,
  select {
    ${field};
    min-height: 44px;
  }
`;
