import { chosen, media, token, type } from '@poolhouse/shared-ui';
import { PickableSide } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

export const Dogs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: 8px;
  padding: 0 14px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const Day = styled.h3`
  ${type.head};
  grid-column: 1 / -1;
  margin: 0;
  padding-top: 12px;
  color: ${token.ink3};
`;

export const Side = styled(PickableSide)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 8px;
  min-height: 52px;
  padding: 5px 12px 5px 10px;
  & > b {
    font-weight: 600;
  }
  & > [data-line] {
    font-weight: 600;
  }
  & > small {
    ${type.note};
    grid-column: 2 / -1;
    color: ${token.ink2};
  }
  &[aria-expanded='true'] {
    border-color: ${token.brand};
  }
  &[aria-pressed='true'] > small {
    color: inherit;
  }
  &:disabled:not([aria-pressed='true']) {
    color: ${token.ink3};
    border-style: dashed;
    background: none;
    & > small {
      color: inherit;
    }
    & > b,
    & > [data-line] {
      font-weight: 500;
    }
  }
`;

export const Asking = styled.div`
  ${type.body};
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  padding: 10px 12px;
  border: 1px solid ${token.brand};
  border-radius: 6px;
  color: ${token.ink2};
  & strong {
    color: ${token.ink};
  }
  /* The focus begins here, and the phone's tab bar covers the lower edge. */
  & button {
    scroll-margin-bottom: 96px;
  }
`;

export const Weeks = styled.div`
  display: flex;
  gap: 6px;
  padding: 12px 14px 0;
  overflow-x: auto;
  scrollbar-width: thin;
  ${media.phone} {
    padding-inline: 16px;
  }
  & > button {
    ${type.cell};
    flex: none;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 10px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    color: ${token.ink};
    background: none;
    cursor: pointer;
  }
  & > button > small {
    ${type.note};
    display: block;
    color: ${token.ink2};
  }
  & > button[aria-pressed='true'] {
    font-weight: 600;
    color: ${token.onBrand};
    background: ${token.brand};
    border-color: ${token.brand};
    --ph-ring: ${token.onBrand};
    ${chosen}
  }
  & > button[aria-pressed='true'] > small {
    color: inherit;
  }
  & > button:focus-visible {
    outline-offset: -4px;
  }
`;

export const Filter = styled.div`
  padding: 12px 14px 0;
  ${media.phone} {
    padding-inline: 16px;
  }
`;
