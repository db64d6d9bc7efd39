import { useState, type ReactElement } from 'react';
import { Field } from '../screen/Field';

export interface FileFieldProps {
  label: string;
  hint: string;
  accept: string;
  onRead(text: string, name: string): void;
}

/** A text file of this device, read here. */
export function FileField({ label, hint, accept, onRead }: FileFieldProps): ReactElement {
  const [trouble, setTrouble] = useState('');
  return (
    <Field label={label} hint={hint} error={trouble}>
      {(part) => (
        <input
          {...part}
          type="file"
          accept={accept}
          style={{ paddingBlock: 9 }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (!file) return;
            file.text().then(
              (text) => {
                setTrouble('');
                onRead(text, file.name);
              },
              () => setTrouble('The file could not be read.'),
            );
          }}
        />
      )}
    </Field>
  );
}
