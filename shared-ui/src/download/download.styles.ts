import { media, sans, token } from '../theme/tokens';

/** A word as a button, quiet until it is pointed at. */
export const word = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 8px;
  border: 0;
  border-radius: 6px;
  color: ${token.brand};
  background: none;
  font: 600 .875rem/1.3 ${sans};
  cursor: pointer;
  ${media.hover} { &:hover { background: ${token.sunken}; } }
  ${media.touch} { min-height: 44px; }
`;
