import { field, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

/** In the block's panel; on a phone always in view, above the tabs. */
export const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  padding: 12px 20px;
  align-items: center;
  border-top: 1px solid ${token.line};
  background: ${token.sunken};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) repeat(3, 84px) minmax(160px, 200px);
  }
  ${media.phone} {
    position: fixed;
    z-index: 5;
    inset: auto 0 var(--ph-tabs, 64px);
    padding: 10px 16px;
    background: ${token.surface};
    border-top: 1px solid ${token.line2};
    box-shadow: ${token.shadow};
  }
  > [role='status'],
  > [role='alert'] {
    grid-column: 1 / -1;
  }
`;
export const Mine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  ${type.cell};
  font-weight: 600;
  small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
  ${media.medium} {
    grid-column: auto;
  }
`;
export const Step = styled.div`
  button {
    min-width: 0;
    width: 100%;
    min-height: 56px;
    flex-direction: column;
    line-height: 1.2;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
export const Own = styled.label`
  ${type.note};
  color: ${token.ink2};
  text-align: center;
  input {
    ${field};
    width: 100%;
    min-height: 37px;
    text-align: center;
  }
`;
export const Main = styled.div`
  grid-column: 1 / -1;
  ${media.medium} {
    grid-column: -2 / -1;
  }
  button {
    min-height: 56px;
    width: 100%;
    font-size: 20px;
  }
  ${media.phone} {
    button {
      min-height: 64px;
    }
  }
`;
