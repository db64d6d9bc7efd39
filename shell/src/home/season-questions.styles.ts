import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

export const Row = styled.li`
  display: grid;
  /* Fixed where the buttons differ from row to row, so that the rows stand in line. */
  grid-template-columns: minmax(120px, 1.2fr) minmax(120px, 1fr) 260px;
  gap: 8px 16px;
  align-items: center;
  min-height: 68px;
  padding: 12px 16px 12px 18px;
  border-top: 1px solid ${token.line};
  &[data-waiting] {
    background: ${token.pushTint};
    box-shadow: inset 3px 0 ${token.push};
  }
  &[data-waiting] small {
    color: ${token.pushInk};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    ${type.note};
    display: block;
    color: ${token.ink2};
  }
`;

export const Fact = styled.div`
  ${type.cell};
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  ${media.phone} {
    justify-content: flex-start;
  }
`;
