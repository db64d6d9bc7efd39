import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SwitchTrack } from '@poolhouse/shared-ui/screen';

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

/** A whole row that switches; it says On or Off as well. */
export function Switch({ label, on, disabled, onChange }: { label: string; on: boolean; disabled: boolean; onChange(on: boolean): void }) {
  return (
    <Row type="button" role="switch" aria-checked={on} aria-disabled={disabled} onClick={() => !disabled && onChange(!on)}>
      <span>{label}</span>
      <span aria-hidden>
        {on ? 'On' : 'Off'}
        <SwitchTrack />
      </span>
    </Row>
  );
}
