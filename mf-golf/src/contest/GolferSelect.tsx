import { lazyPart } from '@poolhouse/shared-ui';
import { Field } from '@poolhouse/shared-ui/screen';
import { Suspense } from 'react';

export interface GolferSelectProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The golfer's ID; 0 for none. */
  readonly value: number;
  /** What stands for none. */
  readonly none: string;
  readonly golfers: readonly {
    readonly ID: number;
    readonly Name: string;
    /** What the list says of the golfer; left out, the name. */
    readonly words?: string;
    /** Shown, and cannot be taken. */
    readonly barred?: boolean;
  }[];
  onChange(id: number): void;
}

/** So many names fit a glance; longer lists are searched. */
const AT_A_GLANCE = 20;

const Search = lazyPart<GolferSelectProps>(() => import(/* webpackChunkName: "golf-search" */ './GolferSearch'));

/** One golfer of some: a list where it is short, else a field to find the golfer in. */
export function GolferSelect(props: GolferSelectProps) {
  const { label, hint, value, none, golfers, onChange } = props;
  if (golfers.length > AT_A_GLANCE)
    return (
      <Suspense fallback={<Field label={label}>{(part) => <input {...part} disabled />}</Field>}>
        <Search {...props} />
      </Suspense>
    );
  return (
    <Field label={label} hint={hint}>
      {(part) => (
        <select {...part} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          <option value={0}>{none}</option>
          {golfers.map(({ ID, Name, words = Name, barred = false }) => (
            <option key={ID} value={ID} disabled={barred}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
