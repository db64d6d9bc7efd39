import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { InputField } from './InputField';
import { LONGEST_REASON, reasonFault } from './reason.rules';

export interface ReasonFieldProps<V extends FieldValues> extends Omit<FieldOf<V, string>, 'label' | 'check'> {
  label?: string;
  /** Only where this is true it has to be given; always unless said otherwise. */
  needed?: boolean;
}

/** Why something is set by hand, which whoever sets it has to say. */
export function ReasonField<V extends FieldValues>({
  label = 'Reason',
  hint = 'At least 3 letters; shown to the player',
  needed = true,
  ...props
}: ReasonFieldProps<V>): ReactElement {
  return <InputField {...props} {...{ label, hint }} check={needed ? reasonFault : undefined} input={{ maxLength: LONGEST_REASON }} />;
}
