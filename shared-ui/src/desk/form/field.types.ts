import type { ReactNode } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';

/** What every field of a form takes: which value of the form it holds, by a name that the form's values have with this type. */
export interface FieldOf<V extends FieldValues, T> {
  /** The form's `control`. */
  control: Control<V>;
  name: FieldPathByValue<V, T>;
  label: ReactNode;
  /** Under the field, while nothing is wrong. */
  hint?: ReactNode;
  disabled?: boolean;
  /** What is wrong with its value beside others, as whoever draws the form knows; said at once. */
  wrong?: string;
  /** What is wrong with a value; '' when nothing is. */
  check?(value: T): string;
  /** After somebody changed it, such as to forget what was looked at. */
  onChanged?(value: T): void;
}
