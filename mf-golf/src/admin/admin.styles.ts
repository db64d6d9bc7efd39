import { field, media, sans, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Chosen } from '../board/board.styles';

/** Which contest, and who is in. */
export const Summary = styled(Chosen)`
  margin-block: 12px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** Fields under each other, with the button below. */
export const Form = styled.form`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  padding: 14px;
  & > button {
    justify-self: start;
  }
  &[data-within] {
    padding: 12px 0 0;
    border-top: 1px solid ${token.line};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** Fields beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
`;

/** Buttons and what is said beside them. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;

export const Note = styled.p`
  ${type.small};
  margin: 0;
  color: ${token.ink2};
  &[data-tone='wrong'] {
    font-weight: 600;
    color: ${token.lossInk};
  }
`;

/** A box to tick with its word. */
export const Tick = styled.label`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  font: 400 0.9375rem/1.3 ${sans};
  & > input {
    width: 20px;
    height: 20px;
    accent-color: ${token.brand};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** Eighteen narrow fields, nine a row. */
export const Card = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  gap: 6px 4px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${type.small};
    padding: 0 0 4px;
    color: ${token.ink2};
  }
  label {
    ${type.head};
    display: grid;
    gap: 2px;
    text-align: center;
    color: ${token.ink3};
  }
  input {
    ${field};
    ${type.cell};
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 0;
    text-align: center;
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

/** Amounts by place, in narrow fields beside each other. */
export const Places = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 6px 8px;
  align-items: end;
  margin: 0;
  padding: 0;
  border: 0;
  legend,
  span {
    ${type.small};
    padding: 0 0 4px;
    color: ${token.ink2};
  }
  label {
    display: grid;
  }
  input {
    ${field};
    ${type.cell};
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding-inline: 8px;
    text-align: right;
  }
  > div {
    grid-column: 1 / -1;
  }
`;

/** What is wrong, line by line. */
export const Lines = styled.ul`
  ${type.small};
  display: grid;
  gap: 2px;
  margin: 0;
  padding-left: 18px;
  color: ${token.lossInk};
  overflow-wrap: anywhere;
`;
