import type { ReactNode } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { partId } from './wizard.rules';

const Frame = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0 0 14px;
  border: 0;
  border-bottom: 1px solid ${token.line};
  outline-offset: 4px;
  scroll-margin-top: 72px;
  & > legend {
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 0 0 8px;
    ${type.team};
  }
  & > legend > i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${token.brand};
    color: ${token.onBrand};
    font-style: normal;
  }
`;

/** A numbered part of the sheet. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Frame id={partId(number)} tabIndex={-1}>
      <legend>
        <i aria-hidden>{number}</i> {title}
      </legend>
      {children}
    </Frame>
  );
}
