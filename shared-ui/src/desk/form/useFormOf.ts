import { useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** What fields of a form are given of it. */
export type FormOf<V extends FieldValues> = UseFormReturn<V>;

/**
 * A form over what is kept. Fields begin with it; when it is read anew, fields that nobody has touched follow it, and what was typed stays.
 * A field says what is wrong with it once it was left.
 */
export function useFormOf<V extends FieldValues>(kept: V): FormOf<V> {
  const form = useForm<V>({ mode: 'onTouched', defaultValues: kept as DefaultValues<V> });
  const { reset } = form;
  const stamp = JSON.stringify(kept);
  const followed = useRef(stamp);
  useEffect(() => {
    if (followed.current === stamp) return;
    followed.current = stamp;
    reset(JSON.parse(stamp) as V, { keepDirtyValues: true });
  }, [stamp, reset]);
  return form;
}
