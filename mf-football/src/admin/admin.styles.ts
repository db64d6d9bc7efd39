import { field, media, token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';

export const Summary = styled.div`
  ${type.cell};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-block: 12px;
  select {
    min-height: 40px;
    max-width: 100%;
    & + select {
      margin-left: 8px;
    }
    ${field};
    ${media.touch} {
      min-height: 44px;
    }
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const LineInput = styled.input`
  width: 84px;
  min-height: 36px;
  ${field};
  text-align: right;
  ${media.phone} {
    width: 60px;
  }
  &[aria-invalid='true'] {
    border-color: ${token.loss};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** Stays on one line where there is room for it. */
export const Nowrap = styled.span`
  ${media.small} {
    white-space: nowrap;
  }
`;

export const RowButton = styled(Button)`
  min-height: 36px;
  ${media.touch} {
    min-height: 44px;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

export const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: end;
  label:last-of-type {
    ${type.note};
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
`;

export const Messages = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 8px 14px;
    border-bottom: 1px solid ${token.line};
    ${type.body};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  p {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

export const Setting = styled.div`
  ${type.body};
  padding: 4px 14px;
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
