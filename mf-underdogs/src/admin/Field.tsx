import { useId, type ReactNode } from 'react';
import { Label, Trouble } from './editor.styles';

interface Props {
  label: string;
  /** What is wrong with its value; '' when nothing is. */
  error?: string;
  children(props: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }): ReactNode;
}

/** A label over its field, with what is wrong below. */
export function Field({ label, error = '', children }: Props) {
  const id = useId();
  return (
    <div>
      <Label>
        {label}
        {children({ 'aria-invalid': error !== '', 'aria-describedby': error === '' ? undefined : id })}
      </Label>
      {error !== '' && (
        <Trouble id={id} role="alert">
          {error}
        </Trouble>
      )}
    </div>
  );
}
