import Switch from '@mui/material/Switch';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from './field.types';
import { Marked, type Mark } from './Marked';
import { useField } from './useField';

/** On or off; a form holds it as a boolean or, as the contract does, as 0 or 1. */
export function SwitchField<V extends FieldValues>(props: FieldOf<V, Mark>): ReactElement {
  const state = useField<V, Mark>(props);
  return <Marked {...props} state={state} Box={Switch} role="switch" />;
}
