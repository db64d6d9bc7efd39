import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Its select stands beside the title, its tabs below all of it, wherever these come from. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-bottom: 16px;
  h1 {
    ${type.h1};
  }
  p {
    ${type.cell};
    order: 1;
    flex: 1 1 100%;
    margin: 0;
    color: ${token.ink2};
  }
  > button {
    margin-left: auto;
  }
  ${media.medium} {
    p {
      order: 0;
      flex: 1 1 0;
    }
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    margin-bottom: 0;
    padding: 12px 16px;
    h1 {
      ${type.h1Phone};
    }
    p {
      grid-area: 2 / 1;
    }
    /* Beside both lines, so that nothing gives way when it comes. */
    > select {
      grid-area: 1 / 2 / 3 / 3;
      max-width: 40vw;
    }
    /* Below the four sentences there. */
    > button {
      display: none;
    }
  }
`;

/** As high before its tabs have come. A phone's are at its lower edge. */
export const Tabs = styled.div`
  order: 2;
  flex-basis: 100%;
  min-height: 45px;
  border-bottom: 1px solid ${token.line2};
  ${media.phone} {
    display: contents;
    > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
