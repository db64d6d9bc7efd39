import { useState, type FocusEvent } from 'react';
import { held } from './sweat.rules';

/**
 * Rows in their order, which stands still while one of them has focus: what a player is about to press does not go from under the finger.
 *
 * @param rows in the order in which they would stand
 */
export function useHeldOrder<T extends { readonly ID: string }>(rows: readonly T[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = order ? held(rows, order) : rows;
  const hold = {
    onFocus: () => setOrder((before) => before ?? rows.map(({ ID }) => ID)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOrder(null);
    },
  };
  return [shown, hold] as const;
}
