import { useState, type ReactElement } from 'react';
import { Field } from '../screen/Field';

export interface FileFieldProps {
  label: string;
  hint: string;
  accept: string;
  /** Its text, once it was read. */
  onRead?(text: string, name: string): void;
  /** The file as it is; null for none. */
  onFile?(file: File | null): void;
}

/** A file of this device: a text, read here, or whatever it is. */
export function FileField({ label, hint, accept, onRead, onFile }: FileFieldProps): ReactElement {
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
            onFile?.(file ?? null);
            if (!file || !onRead) return;
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
