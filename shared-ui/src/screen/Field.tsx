import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { field, token, type } from '../theme/tokens';

/** What the field itself takes, so that what stands under it is read with it. */
export interface FieldPart {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Under the field, while nothing is wrong. */
  hint?: ReactNode;
  /** What is wrong with its value; '' when nothing is. */
  error?: string;
  /** A native `<input>`, `<select>` or `<textarea>`. */
  children(part: FieldPart): ReactNode;
}

/** A label over its field, with a hint or what is wrong below. */
export function Field({ label, hint, error = '', children }: FieldProps): ReactElement {
  const id = useId();
  const noted = error !== '' || hint !== undefined;
  return (
    <Frame>
      <Label>
        {label}
        {children({ 'aria-invalid': error !== '', 'aria-describedby': noted ? id : undefined })}
      </Label>
      {error !== '' ? (
        <Trouble id={id} role="alert">
          {error}
        </Trouble>
      ) : (
        hint !== undefined && <Hint id={id}>{hint}</Hint>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
`;

const Label = styled.label`
  ${type.small};
  display: grid;
  gap: 4px;
  color: ${token.ink2};
  & > select,
  & > input,
  & > textarea {
    ${type.body};
    width: 100%;
    min-width: 0;
    min-height: 44px;
    ${field};
  }
  & > textarea {
    padding-block: 8px;
    resize: vertical;
  }
  & > [aria-invalid='true'] {
    border-color: ${token.loss};
  }
`;

const Hint = styled.p`
  ${type.small};
  padding-top: 4px;
  color: ${token.ink2};
`;

const Trouble = styled(Hint)`
  color: ${token.lossInk};
`;
