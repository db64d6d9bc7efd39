import { condensed, media, token } from '../theme/tokens';

/**
 * The disc of a person's mark, drawn before an element that has their letters in `data-letters` and their color in `--ph-person`. Its letters are
 * not read aloud, where a browser knows how to say so: the name stands beside it.
 */
export const disc = `
  content: attr(data-letters);
  content: attr(data-letters) / '';
  display: block;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  text-align: center;
  background: var(--ph-person);
  color: ${token.surface};
  font: 600 0.6875rem/1.25rem ${condensed};
  font-variant-numeric: normal;
  letter-spacing: 0;
  ${media.forced} {
    line-height: 18px;
    border: 1px solid CanvasText;
    box-sizing: border-box;
  }
`;
