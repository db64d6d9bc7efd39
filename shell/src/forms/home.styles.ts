import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** As high as the window, so that the footer stays at its edge while the page fills. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-height: calc(100dvh - 56px);
  max-width: 1280px;
  margin: 0 auto;
  padding: 40px 24px 48px;
  > footer {
    margin-top: auto;
    padding-top: 20px;
  }
  /* A player's page is filled by what contests tell: the footer begins below the fold, where it may move. */
  &[data-filled] {
    min-height: calc(100dvh + 64px);
  }
  ${media.phone} {
    &,
    &[data-filled] {
      min-height: calc(100dvh + 120px);
    }
    padding: 20px 0 32px;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 20px 28px;
  max-width: 1232px;
  &[hidden] {
    display: none;
  }
  ${media.medium} {
    align-items: start;
    &[data-aside] {
      grid-template: 'rest aside' / minmax(0, 1fr) 340px;
    }
    &[data-aside][data-first] {
      grid-template: 'first aside' auto 'rest aside' 1fr / minmax(0, 1fr) 340px;
    }
    &[data-aside] > * {
      grid-area: rest;
    }
    &[data-aside] > [data-first] {
      grid-area: first;
    }
    &[data-aside] > aside {
      grid-area: aside;
    }
  }
`;

/** The list, and what contests contribute under it. */
export const Main = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

export const Aside = styled.aside`
  display: grid;
  gap: 20px;
`;

/** The bar of a page that is old lies below the site's own, as on a board. */
export const BarPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: 7;
  ${media.phone} {
    &:has(button) {
      margin: -20px 0 12px;
    }
  }
`;

export const Over = styled.p`
  ${type.team};
  font-weight: 500;
  color: ${token.ink2};
`;

export const Heading = styled.h1`
  font:
    600 3.5rem/1.1 'Barlow Condensed',
    'Arial Narrow',
    sans-serif;
  margin: 2px 0 18px;
  min-width: 0;
  overflow-wrap: break-word;
  ${media.phone} {
    font-size: 2rem;
    padding: 0 16px;
    margin-bottom: 12px;
  }
`;

/** Who is here, and when: one line on a phone. */
export const Greeting = styled.div`
  max-width: 1232px;
  margin-bottom: 18px;
  h1 {
    margin-bottom: 0;
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    padding: 0 16px;
    margin-bottom: 12px;
    h1 {
      ${type.h1Phone};
      order: -1;
      padding: 0;
      margin: 0;
    }
    p {
      ${type.note};
    }
  }
`;

/** The way out, below all else. */
export const Last = styled.div`
  margin-top: 28px;
  button {
    background: ${token.surface};
  }
  ${media.phone} {
    padding: 0 16px;
    button {
      width: 100%;
    }
  }
`;

export const Block = styled.section`
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  ${media.phone} {
    border-inline: 0;
  }
`;

export const BlockHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 12px;
  padding: 9px 14px;
  h2 {
    ${type.h2};
  }
  span:last-child:not([data-count]) {
    ${type.note};
    color: ${token.ink2};
  }
  [data-count] {
    margin-right: auto;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const Text = styled.p`
  padding: 14px;
  border-top: 1px solid ${token.line};
  color: ${token.ink2};
`;

export const Rows = styled.ul`
  container-type: inline-size;
  padding: 0;
  list-style: none;
`;
