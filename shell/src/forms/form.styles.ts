import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  align-items: stretch;
  max-width: 380px;
  min-height: 236px;
  ${media.phone} {
    max-width: none;
    padding: 0 16px;
  }
`;

/** The form, and what stands beside it where there is room. */
export const Pair = styled.div`
  ${media.medium} {
    display: grid;
    grid-template-columns: 380px minmax(0, 640px);
    align-items: start;
    gap: 28px 56px;
  }
`;

/** Stays in the page while it is empty, so that a listener hears what comes; its gap goes. */
export const FormError = styled.p`
  color: ${token.lossInk};
  &:empty {
    margin-top: -16px;
  }
`;

export const Lead = styled.p`
  max-width: 60ch;
  margin-bottom: 16px;
  color: ${token.ink2};
  ${media.phone} {
    padding: 0 16px;
  }
`;

/** The look of a link under a form. */
export const formLink = `
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;
