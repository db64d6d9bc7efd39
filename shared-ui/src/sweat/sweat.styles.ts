import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

const fade = keyframes({ from: { background: token.brandTint } });

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
`;

/** Tick, pick and score over need, and the clock at the right of both. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template: 'tick pick score when' auto 'tick need chance when' auto / 6px minmax(0, 1fr) auto var(--sweat-when, 5.375rem);
  gap: 0 12px;
  align-items: center;
  padding: 8px 14px;
  border-top: 1px solid ${token.line};
  --sweat-ink: ${token.ink2};
  &:first-of-type {
    border-top: 0;
  }
  &:not([data-plain]) > span:first-of-type {
    grid-area: tick;
    height: 28px;
  }
  &[data-plain] {
    grid-template: 'pick score when' auto 'need chance when' auto / minmax(0, 1fr) auto var(--sweat-when, 5.375rem);
  }
  &[data-tone='winInk'],
  &[data-tone='onWin'] {
    --sweat-ink: ${token.winInk};
  }
  &[data-tone='lossInk'],
  &[data-tone='onLoss'] {
    --sweat-ink: ${token.lossInk};
  }
  &[data-tone='pushInk'],
  &[data-tone='onPush'] {
    --sweat-ink: ${token.pushInk};
  }
  &[data-changed='true'] {
    animation: ${fade} 1200ms ease-out;
  }
  ${media.still} {
    &[data-changed='true'] {
      animation: none;
      border-bottom: 2px solid ${token.brand};
    }
  }
  ${media.phone} {
    padding-inline: 16px;
  }
  /* In letters so large the figures stand below the words. */
  @container (max-width: 17rem) {
    grid-template: 'tick pick pick pick' auto 'tick need need need' auto 'tick score chance when' auto / 6px auto auto minmax(0, 1fr);
    &[data-plain] {
      grid-template: 'pick pick pick' auto 'need need need' auto 'score chance when' auto / auto auto minmax(0, 1fr);
    }
  }
  [data-large] & {
    min-height: 84px;
    --sweat-when: 7rem;
  }
`;

/** The whole row is pressed, and ringed. */
export const Pick = styled.div`
  grid-area: pick;
  ${type.team};
  min-width: 0;
  overflow-wrap: anywhere;
  i {
    font-style: normal;
    color: ${token.brand};
  }
  a {
    color: inherit;
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
  [data-large] [data-state='live'] > & {
    ${type.value};
  }
`;

export const Score = styled.b`
  grid-area: score;
  ${type.score};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [data-large] [data-state='live'] > & {
    font-size: 1.625rem;
  }
  [data-state='over'] > & {
    color: ${token.ink2};
  }
`;

/** Under the score, as right as it. */
export const Chance = styled.span`
  grid-area: chance;
  justify-self: end;
  align-self: start;
  ${type.cell};
  line-height: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The chip, what it needs, and below that what else is to say. */
export const Need = styled.div`
  grid-area: need;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 8px;
  align-items: center;
  min-height: 24px;
  ${type.cell};
  font-weight: 600;
  color: var(--sweat-ink);
  > span:only-of-type {
    grid-column: 1 / -1;
  }
  small {
    grid-column: 1 / -1;
    ${type.note};
    color: ${token.ink2};
  }
`;

export const When = styled.div`
  grid-area: when;
  align-self: stretch;
  ${type.note};
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding-left: 12px;
  border-left: 1px solid ${token.line2};
  color: ${token.ink2};
  b {
    font-weight: 600;
    color: ${token.ink};
  }
  [data-state='live'] > & > span:last-of-type {
    font-weight: 600;
    color: ${token.ink};
  }
  svg {
    width: 100%;
    height: 18px;
    margin-top: 3px;
    overflow: visible;
  }
  line,
  polyline {
    fill: none;
    stroke: ${token.ctl};
    stroke-dasharray: 2 3;
    vector-effect: non-scaling-stroke;
  }
  polyline {
    stroke: ${token.brand};
    stroke-width: 1.5px;
    stroke-dasharray: none;
    stroke-linejoin: round;
  }
`;
