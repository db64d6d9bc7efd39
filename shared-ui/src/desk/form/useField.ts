import { useId } from 'react';
import { useController, type FieldPath, type FieldValues, type RefCallBack } from 'react-hook-form';
import { useFault } from './faults';
import type { FieldOf } from './field.types';

/** One value of a form, and what its control is drawn with. */
export interface FieldState<T> {
  id: string;
  value: T;
  error: string;
  set(value: T): void;
  leave(): void;
  ref: RefCallBack;
}

type Named<V extends FieldValues, T> = Pick<FieldOf<V, T>, 'control' | 'wrong' | 'check' | 'onChanged'> & { name: FieldPath<V> };

export function useField<V extends FieldValues, T>({ control, name, wrong = '', check, onChanged }: Named<V, T>): FieldState<T> {
  const { field, fieldState } = useController<V, FieldPath<V>>({
    control,
    name,
    rules: { validate: (value: unknown) => check?.(value as T) || true },
  });
  const value = field.value as T;
  useFault(control, name, check?.(value) || wrong);
  return {
    id: useId(),
    value,
    error: fieldState.error?.message ?? wrong,
    set: (next) => {
      field.onChange(next);
      onChanged?.(next);
    },
    leave: field.onBlur,
    ref: field.ref,
  };
}
