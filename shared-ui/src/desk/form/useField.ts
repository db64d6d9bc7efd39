import { useId } from 'react';
import { useController, type FieldPath, type FieldValues, type RefCallBack } from 'react-hook-form';
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

type Named<V extends FieldValues, T> = Pick<FieldOf<V, T>, 'control' | 'check' | 'onChanged'> & { name: FieldPath<V> };

export function useField<V extends FieldValues, T>({ control, name, check, onChanged }: Named<V, T>): FieldState<T> {
  const { field, fieldState } = useController<V, FieldPath<V>>({
    control,
    name,
    rules: { validate: (value: unknown) => check?.(value as T) || true },
  });
  return {
    id: useId(),
    value: field.value as T,
    error: fieldState.error?.message ?? '',
    set: (value) => {
      field.onChange(value);
      onChanged?.(value);
    },
    leave: field.onBlur,
    ref: field.ref,
  };
}
