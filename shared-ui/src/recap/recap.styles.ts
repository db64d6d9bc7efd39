import { styled } from '../theme/styled';
import { condensed, media, token, type } from '../theme/tokens';
import { told } from './told.styles';

export const RecapPart = styled.div`
  padding: 12px 14px;
  border-bottom: 1px solid ${token.line};
  overflow-wrap: anywhere;
  &:last-child {
    border-bottom: 0;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
  ${told};
`;

export const Winner = styled.div`
  padding: 14px;
  overflow-wrap: anywhere;
  ${media.phone} {
    padding-inline: 16px;
  }
  > strong {
    display: block;
    font: 600 2.5rem/1.1 ${condensed};
  }
  > em {
    display: block;
    font: 600 1.25rem/1.3 ${condensed};
    color: ${token.ink2};
  }
  > em[data-won] {
    color: ${token.winInk};
  }
  > p {
    margin: 2px 0 0;
    color: ${token.ink2};
  }
`;

export const Cells = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${token.line};
  > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    /* Beside each other, as wide as each other, and on lines below only in letters so large that their words would be broken. */
    flex: 1 1 4rem;
    min-width: min-content;
    max-width: 100%;
    padding: 10px 4px;
    overflow-wrap: break-word;
    text-align: center;
    border-right: 1px solid ${token.line};
    font: 600 1.0625rem/1.2 ${condensed};
    &:last-child {
      border-right: 0;
    }
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
