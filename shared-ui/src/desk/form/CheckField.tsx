import Checkbox from '@mui/material/Checkbox';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { Marked, type Mark } from './Marked';
import { useField } from './useField';

/** A box to tick with its word; a form holds it as a boolean or, as the contract does, as 0 or 1. */
export function CheckField<V extends FieldValues>(props: FieldOf<V, Mark>): ReactElement {
  const state = useField<V, Mark>(props);
  return <Marked {...props} state={state} Box={Checkbox} />;
}
