import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { InputHTMLAttributes, ReactNode } from 'react';

const Box = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  cursor: text;
  ${media.hover} {
    &:hover {
      border-color: ${token.ink};
    }
  }
  &[data-refused] {
    border-color: ${token.loss};
  }
  &[data-off] {
    border-color: ${token.line2};
    color: ${token.ink3};
  }
  &:focus-within:has(input:focus) {
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
    outline: 2px solid var(--ph-ring);
    outline-offset: 2px;
  }
`;
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 52.5625px;
  padding: 0 13px;
  border: 0;
  background: none;
  &:focus-visible {
    outline: none;
  }
  &:disabled {
    color: ${token.ink3};
    -webkit-text-fill-color: ${token.ink3};
  }
`;
const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  font-size: 0.875rem;
  font-weight: 600;
`;
const Helper = styled.p`
  margin: 3px 14px 0;
  font-size: 0.8036rem;
  line-height: 1.66;
  color: ${token.ink2};
  [data-refused] + & {
    color: ${token.loss};
  }
`;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  /** What is typed; stands above. */
  readonly label: string;
  /** Stands below: what to type, or why it was refused. */
  readonly helper: string;
  readonly refused?: boolean;
  /** A refusal that is said aloud when it comes. */
  readonly alerts?: boolean;
  /** Stands in the field's end. */
  readonly end?: ReactNode;
}

/** A text field between its name and a word on what to type, in the look of the theme's MUI fields, without MUI. */
export function PlainField({ label, helper, refused = false, alerts = false, end, ...input }: Props) {
  const helperId = `${input.id}-helper-text`;
  return (
    <div>
      <Label htmlFor={input.id}>{label}</Label>
      <Box data-field data-refused={refused || undefined} data-off={input.disabled || undefined}>
        <Input type="text" {...input} aria-describedby={helperId} aria-invalid={refused} />
        {end}
      </Box>
      <Helper id={helperId} role={alerts ? 'alert' : undefined}>
        {helper}
      </Helper>
    </div>
  );
}
