import { media, token } from '@poolhouse/shared-ui';

/** The sheet on which stands why there is no page. */
export const troubleSheet = `
  max-width: 640px;
  margin: 48px auto;
  padding: 24px;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  ${media.phone} {
    margin: 16px 0;
    padding: 20px 16px;
    border-inline: 0;
  }
`;
