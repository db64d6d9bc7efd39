import { token } from '@poolhouse/shared-ui';

/** A link that is pressed, and ringed, on its whole row, as CSS declarations of what holds it: `${rowLink}`. */
export const rowLink = `
  a {
    color: ${token.ink};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${token.brand};
    outline-offset: -2px;
  }
`;
