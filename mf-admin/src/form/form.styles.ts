import { media, sans, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** Fields under each other, with the button below. */
export const Form = styled.form`
  display: grid;
  gap: 12px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  padding: 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** The same without a form of its own, for what is not sent as a whole. */
export const Block = styled.div`
  display: grid;
  gap: 12px;
  & > button {
    justify-self: start;
  }
  padding: 14px;
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

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** A name in a row that opens something. */
export const NameButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: ${token.brand};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

export const Note = styled.p`
  ${type.small};
  color: ${token.ink2};
`;

/** A box to tick with its word. */
export const Tickable = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
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

/** Rows of a list that is no table: what it is at the left, what can be done at the right. */
export const ListRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-height: 44px;
    padding: 6px 14px;
    border-bottom: 1px solid ${token.line};
    ${type.cell};
  }
  & > li:last-child {
    border-bottom: 0;
  }
  small {
    ${type.note};
    color: ${token.ink2};
    display: block;
  }
  & > li[data-tone='push'] {
    background: ${token.pushTint};
    color: ${token.pushInk};
  }
  & > li[data-tone='push'] small {
    color: ${token.pushInk};
  }
  ${media.phone} {
    & > li {
      padding-inline: 16px;
    }
  }
`;
