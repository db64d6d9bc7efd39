import { chosen, media, personBar, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Frame = styled.div`
  padding: 10px 14px 14px;
  overflow-x: auto;
  ${media.phone} {
    padding-inline: 8px 12px;
  }
`;

export const Over = styled.p`
  ${type.head};
  color: ${token.ink2};
  text-align: center;
  padding: 0 0 6px 40px;
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  align-items: center;
`;

export const Down = styled.p`
  ${type.head};
  color: ${token.ink2};
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  justify-self: center;
`;

export const Table = styled.table`
  border-collapse: collapse;
  table-layout: fixed;
  width: 100%;
  &[data-zoom='true'] {
    width: calc(11 * 48px);
  }
`;

export const Digit = styled.th`
  ${type.team};
  height: 44px;
  padding: 0;
  text-align: center;
  background: ${token.mast};
  color: ${token.onMast};
  border: 1px solid ${token.line2};
  &[data-live='true'] {
    background: ${token.live};
    color: ${token.surface};
  }
  tbody > tr > & {
    position: sticky;
    left: 0;
    z-index: 1;
  }
  & > button {
    all: unset;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    min-height: 32px;
    cursor: pointer;
    &:focus-visible {
      outline: 2px solid ${token.mastFocus};
      outline-offset: -4px;
    }
  }
`;

export const Cell = styled.td`
  ${type.note};
  position: relative;
  height: 34px;
  padding: 0;
  text-align: center;
  color: ${token.ink2};
  background: ${token.surface};
  border: 1px solid ${token.line2};
  cursor: pointer;
  ${media.medium} {
    ${type.cell};
    height: 50px;
  }
  [data-zoom='true'] & {
    ${type.cell};
    height: 48px;
  }
  /* Whose it is: the color of the letters' owner. */
  &[data-free='false']::after {
    ${personBar}
  }
  &[data-shade='true'] {
    background: color-mix(in srgb, ${token.ink} var(--shade), ${token.surface});
  }
  &[data-lane='true'] {
    background: ${token.liveTint};
  }
  &[data-won='true'] {
    background: ${token.winTint};
    color: ${token.winInk};
    font-weight: 600;
  }
  /* Room for a badge in its corner: the initials stand in the other one. */
  &[data-won='true'],
  &[data-near='true'] {
    padding: 0 0 2px 4px;
    text-align: left;
    vertical-align: bottom;
    ${media.medium} {
      padding: 0 0 6px 9px;
    }
  }
  &[data-near='true'] {
    padding-block: 3px 0;
    vertical-align: top;
    ${media.medium} {
      padding-block: 6px 0;
    }
  }
  &[data-mine='true'] {
    background: ${token.brandTint};
    color: ${token.brandInk};
    font-weight: 600;
    box-shadow: inset 0 0 0 2px ${token.brand};
    ${chosen};
  }
  &[data-mine='true'][data-won='true'] {
    background: ${token.brand};
    color: ${token.onBrand};
  }
  /* Yellow between dark and light, so that its ring is seen on every ground. */
  &[data-near='true'] {
    box-shadow:
      inset 0 0 0 2px ${token.pushInk},
      inset 0 0 0 4px ${token.pushTint};
  }
  &[data-live='true'] {
    box-shadow: inset 0 0 0 3px ${token.live};
  }
  &:focus-visible {
    outline: 3px solid var(--ph-ring);
    outline-offset: -3px;
    z-index: 1;
  }
  &[data-free='true'] {
    color: ${token.ink3};
  }
  &[data-chosen='true'] {
    color: ${token.brandInk};
    background: ${token.brandTint};
    box-shadow: inset 0 0 0 2px ${token.brand};
    font-weight: 600;
    ${chosen};
  }
`;

const Badge = styled.span`
  position: absolute;
  min-width: 15px;
  height: 15px;
  padding: 0 3px;
  border-radius: 4px;
  font:
    600 0.6875rem/15px 'Barlow Condensed',
    'Arial Narrow',
    sans-serif;
`;

export const WinBadge = styled(Badge)`
  top: 1px;
  right: 1px;
  background: ${token.win};
  color: ${token.onWin};
  [data-mine='true'] & {
    background: ${token.surface};
    color: ${token.ink};
  }
`;

export const NeedBadge = styled(Badge)`
  bottom: 1px;
  left: 1px;
  background: ${token.push};
  color: ${token.onPush};
  box-shadow: 0 0 0 1px ${token.pushInk};
`;

export const Legend = styled.ul`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.ink2};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Swatch = styled.span`
  width: 16px;
  height: 16px;
  border-radius: 3px;
  background: ${token.brandTint};
  box-shadow: inset 0 0 0 2px ${token.brand};
  &[data-of='won'] {
    background: ${token.win};
    box-shadow: none;
  }
  &[data-of='live'] {
    background: ${token.surface};
    box-shadow: inset 0 0 0 3px ${token.live};
  }
  &[data-of='need'] {
    width: auto;
    padding: 0 4px;
    font:
      600 0.6875rem/16px 'Barlow Condensed',
      'Arial Narrow',
      sans-serif;
    color: ${token.onPush};
    background: ${token.push};
    box-shadow: 0 0 0 1px ${token.pushInk};
  }
`;

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

export const PairLabel = styled.div`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${token.ink2};
`;

export const Pair = styled.div`
  display: inline-flex;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  overflow: hidden;
`;

export const Toggle = styled.button`
  ${type.note};
  min-width: 44px;
  min-height: 34px;
  padding: 0 12px;
  color: ${token.ink};
  background: ${token.surface};
  border: 0;
  cursor: pointer;
  ${media.touch} {
    min-height: 42px;
  }
  &[aria-pressed='true'] {
    background: ${token.brand};
    color: ${token.onBrand};
    font-weight: 600;
    ${chosen};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
