import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Game = styled.article`
  display: grid;
  grid-template-columns: 1fr 74px;
  gap: 4px 12px;
  padding: 10px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
  border-top: 1px solid ${token.line};
`;

export const Side = styled.div`
  display: flex;
  justify-content: space-between;
  ${type.team};
  font-weight: 500;
  color: ${token.ink2};
  &[data-leads] {
    font-weight: 600;
    color: ${token.ink};
  }
`;

export const Clock = styled.div`
  display: flex;
  flex-direction: column;
  padding-left: 12px;
  border-left: 1px solid ${token.line};
  ${type.note};
`;

export const Stake = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 8px;
  ${type.note};
  color: ${token.ink2};
  b {
    font-weight: 600;
    color: ${token.ink};
  }
  i {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1.5px solid ${token.pushInk};
    border-radius: 4px;
    background: ${token.pushTint};
    color: ${token.pushInk};
    font-style: normal;
    font-size: 0.6875rem;
  }
  i[data-tone='win'] {
    background: ${token.winTint};
    border-color: ${token.winInk};
    color: ${token.winInk};
  }
  i[data-tone='loss'] {
    background: ${token.lossTint};
    border-color: ${token.lossInk};
    color: ${token.lossInk};
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
