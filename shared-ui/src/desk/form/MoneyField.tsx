import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { InputField } from './InputField';
import { amountFault } from './money.rules';

/** Dollars, as they were typed; `centsOf` reads them. */
export function MoneyField<V extends FieldValues>(props: FieldOf<V, string>): ReactElement {
  return <InputField {...props} check={props.check ?? amountFault} input={{ inputMode: 'decimal', maxLength: 10 }} />;
}
