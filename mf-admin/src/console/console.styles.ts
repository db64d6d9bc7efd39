import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** The drawer stands beside the page where there is room for both. */
export const Ground = styled.div`
  &[data-tools] {
    display: grid;
    grid-template-columns: 288px minmax(0, 1fr);
    min-height: calc(100dvh - 56px);
    /* The page centres itself, and would else be as narrow as what it holds. */
    & > :last-child {
      width: 100%;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
  ${media.phone} {
    padding: 10px 16px 0;
    margin-bottom: 4px;
  }
`;

export const Heading = styled.h1`
  ${type.h1};
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.phone} {
    ${type.h1Phone};
  }
`;

/** Panels beside each other as far as they fit, each as wide as it needs. */
export const Tiles = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  & > * {
    grid-column: span 12;
  }
  ${media.small} {
    & > [data-span='4'],
    & > [data-span='5'] {
      grid-column: span 6;
    }
  }
  ${media.medium} {
    & > [data-span='4'] {
      grid-column: span 4;
    }
    & > [data-span='5'] {
      grid-column: span 5;
    }
    & > [data-span='7'] {
      grid-column: span 7;
    }
  }
  ${media.phone} {
    gap: 16px;
  }
`;

export const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${token.pushInk};
`;

export const Quiet = styled.span`
  color: ${token.ink3};
`;

/** What stands under the tabs. */
export const Body = styled.div`
  padding-top: 16px;
`;

/** Panels under each other in one tile. */
export const Stack = styled.div`
  display: grid;
  gap: 20px;
`;

/** A time that stays on one line. */
export const Nowrap = styled.span`
  white-space: nowrap;
`;
