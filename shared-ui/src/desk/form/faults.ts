import { useLayoutEffect } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { createStore, useStore, type Store } from '../../store/create-store';

/** What is wrong with the fields of a form, by name; those that nothing is wrong with are not in it. */
type Faults = ReadonlyMap<string, string>;

const stores = new WeakMap<object, Store<Faults>>();

function faultsOf(form: object): Store<Faults> {
  const known = stores.get(form);
  if (known) return known;
  const store = createStore<Faults>(new Map());
  stores.set(form, store);
  return store;
}

/**
 * Tells the form's button at once. The library's own word for it comes a while after the form is drawn, in which a button would be off that
 * may be pressed.
 */
export function useFault<V extends FieldValues>(control: Control<V>, name: string, fault: string): void {
  useLayoutEffect(() => {
    if (fault === '') return undefined;
    const store = faultsOf(control);
    store.set(new Map(store.get()).set(name, fault));
    return () => {
      const rest = new Map(store.get());
      rest.delete(name);
      store.set(rest);
    };
  }, [control, name, fault]);
}

/** Whether nothing is wrong with any of its fields. */
export const useSound = <V extends FieldValues>(control: Control<V>): boolean => useStore(faultsOf(control)).size === 0;
