import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Row = styled.button`
  ${type.body};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: 0;
  border-top: 1px solid ${token.line};
  color: ${token.ink};
  background: none;
  text-align: left;
  cursor: pointer;
  & > span:last-of-type {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    ${type.note};
    color: ${token.ink2};
  }
  &[aria-disabled='true'] {
    cursor: default;
    color: ${token.ink3};
  }
`;

const Track = styled.i`
  width: 40px;
  height: 22px;
  padding: 2px;
  border: 1px solid ${token.ctl};
  border-radius: 22px;
  background: ${token.sunken};
  &::before {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${token.ctl};
    transition: transform 120ms ease-out;
    ${media.still} {
      transition: none;
    }
  }
  [aria-checked='true'] & {
    border-color: ${token.brand};
    background: ${token.brand};
  }
  [aria-checked='true'] &::before {
    background: ${token.onBrand};
    transform: translateX(18px);
  }
  ${media.forced} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: Canvas;
    &::before {
      background: ButtonText;
    }
    [aria-checked='true'] & {
      border-color: Highlight;
      background: Highlight;
    }
    [aria-checked='true'] &::before {
      background: HighlightText;
    }
  }
`;

/** A whole row that switches; it says On or Off as well. */
export function Switch({ label, on, disabled, onChange }: { label: string; on: boolean; disabled: boolean; onChange(on: boolean): void }) {
  return (
    <Row type="button" role="switch" aria-checked={on} aria-disabled={disabled} onClick={() => !disabled && onChange(!on)}>
      <span>{label}</span>
      <span aria-hidden>
        {on ? 'On' : 'Off'}
        <Track />
      </span>
    </Row>
  );
}
