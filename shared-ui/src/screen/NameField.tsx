import { useId, type ReactElement, type ReactNode } from 'react';
import { SettingControl, SettingField, SettingLabel } from './setting.styles';

/** As the contract bounds a name. */
const LONGEST = 40;

export interface NameFieldProps {
  label: ReactNode;
  value: string;
  placeholder?: string;
  onChange(name: string): void;
}

/** An entry's name among the settings, under what it is the name of. */
export function NameField({ label, value, placeholder, onChange }: NameFieldProps): ReactElement {
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
        onChange={(event) => onChange(event.target.value)}
      />
    </SettingField>
  );
}
