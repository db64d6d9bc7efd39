import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const CheckList = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 60px;
    padding: 8px 14px;
    border-top: 1px solid ${token.line};
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 30px;
    height: 30px;
    border: 1px solid ${token.ctl};
    border-radius: 50%;
    font-style: normal;
    ${type.cell};
  }
  [data-done] > i {
    background: ${token.win};
    border-color: ${token.win};
    color: ${token.onWin};
  }
  b {
    ${type.team};
    display: block;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border-top: 1px solid ${token.line};
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
