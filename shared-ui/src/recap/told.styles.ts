import { condensed, token, type } from '../theme/tokens';

/** One thing that is told of a week or a season: what it is, what it comes to, and a sentence to it. */
export const told = `
  > h3 {
    ${type.head};
    margin: 0;
    color: ${token.ink2};
  }
  > strong {
    display: block;
    font: 600 1.25rem/1.3 ${condensed};
  }
  > p {
    margin: 2px 0 0;
    color: ${token.ink2};
  }
`;
