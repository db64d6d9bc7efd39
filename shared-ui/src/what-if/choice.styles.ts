import { chosen, sans, token } from '../theme/tokens';

/** A button that stays pressed while what it says is supposed; how it lies in its row says the row. */
export const choice = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: ${token.onBrand};
    background: ${token.brand};
    border-color: ${token.brand};
    ${chosen}
  }
`;

/** Its letters, on lines of so many of their heights. */
export const choiceFont = (line: 1 | 1.1): string => `font: 600 0.875rem/${line} ${sans};`;
