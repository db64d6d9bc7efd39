import { useId, type ReactNode } from 'react';
import { SettingHint, SettingLabel, SettingRow } from './setting.styles';
import { SwitchBox } from './switch.styles';

export interface SwitchRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly on: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}

/** A setting that is on or off; its name is a target as well. */
export function SwitchRow({ label, hint, on, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <SettingRow>
      <div>
        <SettingLabel htmlFor={id}>{label}</SettingLabel>
        {hint && <SettingHint id={`${id}-hint`}>{hint}</SettingHint>}
      </div>
      <SwitchBox
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </SettingRow>
  );
}
