import { useId, type ReactElement, type ReactNode } from 'react';
import { SettingControl, SettingField, SettingLabel, SettingRefused } from './setting.styles';

/** As the contract bounds a name. */
const LONGEST = 40;

export interface NameFieldProps {
  label: ReactNode;
  value: string;
  placeholder?: string;
  /** Why the name was refused, under the field. */
  refused?: string | undefined;
  onChange(name: string): void;
}

/** An entry's name among the settings, under what it is the name of. */
export function NameField({ label, value, placeholder, refused, onChange }: NameFieldProps): ReactElement {
  const id = useId();
  return (
    <SettingField>
      <SettingLabel htmlFor={id}>{label}</SettingLabel>
      <SettingControl
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        autoComplete="off"
        aria-invalid={refused !== undefined || undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-refused`}
        onChange={(event) => onChange(event.target.value)}
      />
      {refused !== undefined && <SettingRefused id={`${id}-refused`}>{refused}</SettingRefused>}
    </SettingField>
  );
}
