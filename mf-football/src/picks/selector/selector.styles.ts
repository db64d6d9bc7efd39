import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Frame = styled.div<{ look: 'empty' | 'open' | 'started'; focused: boolean; refused: boolean }>`
  border: 1px ${({ look }) => (look === 'empty' ? 'dashed' : 'solid')}
    ${({ look, focused, refused }) => (refused ? token.loss : focused ? token.brand : look === 'started' ? token.line2 : token.ctl)};
  ${({ focused }) => (focused ? `box-shadow: inset 0 0 0 1px ${token.brand};` : '')}
  border-radius: 6px;
  background: ${({ look }) => (look === 'started' ? 'transparent' : token.surface)};
`;

export const Line = styled.div`
  display: flex;
  align-items: stretch;
  min-height: 62px;
`;

/** Number, tick and texts: one button while the pick can be changed. */
export const Body = styled.button`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 14px;
  border: 0;
  border-radius: 6px;
  background: none;
  text-align: left;
  cursor: pointer;
  &[data-still] {
    cursor: default;
  }
  & > i {
    ${type.team};
    width: 10px;
    flex: none;
    font-style: normal;
    font-weight: 500;
    color: ${token.ink3};
  }
  & > [aria-hidden]:nth-of-type(1) {
    height: 36px;
  }
`;

export const Texts = styled.span`
  min-width: 0;
  display: block;
  & > b {
    ${type.team};
    display: block;
    color: ${token.ink};
  }
  & > b > em {
    font-style: normal;
    color: ${token.brandInk};
  }
  & > b > small {
    ${type.note};
    margin-left: 6px;
    color: ${token.ink2};
  }
  & > b > small[data-tone='push'] {
    color: ${token.pushInk};
  }
  & > span {
    ${type.note};
    display: block;
    color: ${token.ink2};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Side = styled.div`
  ${type.note};
  flex: none;
  min-width: 76px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  padding: 6px 10px 6px 0;
  color: ${token.ink2};
  & svg {
    vertical-align: -2px;
  }
`;

export const Reason = styled.p`
  ${type.small};
  padding: 0 14px 10px;
  color: ${token.lossInk};
`;

export const Extra = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 14px 12px;
  & > :first-of-type {
    flex: 1;
  }
`;
