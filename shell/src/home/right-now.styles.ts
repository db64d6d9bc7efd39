import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { rowLink } from './row-link.styles';

export const Sweat = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: center;
  min-height: 60px;
  padding: 6px 14px;
  border-top: 1px solid ${token.line};
  ${media.phone} {
    padding-inline: 16px;
  }
  ${media.hover} {
    &:hover {
      background: ${token.sunken};
    }
  }
  --tone-ink: ${token.pushInk};
  --tone-tint: ${token.pushTint};
  &[data-tone='win'] {
    --tone-ink: ${token.winInk};
    --tone-tint: ${token.winTint};
  }
  &[data-tone='loss'] {
    --tone-ink: ${token.lossInk};
    --tone-tint: ${token.lossTint};
  }
`;

export const Chip = styled.i`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid var(--tone-ink);
  border-radius: 4px;
  background: var(--tone-tint);
  color: var(--tone-ink);
  font-style: normal;
  font-size: 0.75rem;
`;

/** What it is and where, over what it needs. */
export const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    ${type.team};
  }
  ${rowLink}
  small {
    ${type.note};
    margin-left: 4px;
    color: ${token.ink2};
  }
  b {
    display: block;
    ${type.cell};
    font-weight: 600;
    color: var(--tone-ink);
  }
`;

export const Score = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  white-space: nowrap;
  b {
    ${type.team};
    font-variant-numeric: tabular-nums;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  small b {
    margin-right: 10px;
    font: inherit;
    font-weight: 600;
    color: ${token.ink};
  }
`;

export const Lock = styled.li`
  display: grid;
  grid-template-columns: 18px 1fr auto;
  gap: 10px;
  align-items: center;
  min-height: 40px;
  padding: 6px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  > :last-child {
    display: grid;
    justify-items: end;
  }
  svg,
  small {
    color: ${token.ink2};
  }
  small {
    display: block;
    ${type.note};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
