import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { useId } from 'react';
import { Pair, PairLabel, Toggle } from './grid.styles';

interface Props {
  label: string;
  /** The label is read aloud alone. */
  hidden?: boolean;
  first: string;
  second: string;
  /** The second one. */
  on: boolean;
  onChange(on: boolean): void;
}

/** One of two, side by side. */
export function Choice({ label, hidden = false, first, second, on, onChange }: Props) {
  const id = useId();
  return (
    <PairLabel>
      {hidden ? <VisuallyHidden id={id}>{label}</VisuallyHidden> : <span id={id}>{label}</span>}
      <Pair role="group" aria-labelledby={id}>
        <Toggle type="button" aria-pressed={!on} onClick={() => onChange(false)}>
          {first}
        </Toggle>
        <Toggle type="button" aria-pressed={on} onClick={() => onChange(true)}>
          {second}
        </Toggle>
      </Pair>
    </PairLabel>
  );
}
