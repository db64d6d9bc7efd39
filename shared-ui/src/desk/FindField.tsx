import { Search } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { field, token } from '../theme/tokens';

export interface FindFieldProps {
  label: string;
  value: string;
  onChange(words: string): void;
}

/** Words to find rows by, as they are typed. */
export function FindField({ label, value, onChange }: FindFieldProps): ReactElement {
  const id = useId();
  return (
    <Frame data-paperless>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Search size={16} aria-hidden />
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  flex: 1 1 220px;
  max-width: 360px;
  > svg {
    position: absolute;
    left: 10px;
    top: 50%;
    transform: translateY(-50%);
    color: ${token.ink3};
    pointer-events: none;
  }
  > input {
    width: 100%;
    min-height: 40px;
    ${field};
    padding-left: 34px;
  }
`;
