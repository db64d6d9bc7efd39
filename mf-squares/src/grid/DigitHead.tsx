import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Digit } from './grid.styles';

interface Props {
  type: 'column' | 'row';
  /** Null until it is drawn. */
  value: number | null;
  /** A square of its column or row would win a game that is on. */
  live: boolean;
  /** Undefined for players, to whom digits are no buttons. */
  onPress?: (() => void) | undefined;
}

/** The digit of a column or row. */
export function DigitHead({ type, value, live, onPress }: Props) {
  const column = type === 'column';
  const shown = value ?? '?';
  const spoken = `${column ? 'Winning' : 'Losing'} score ${value ?? 'not drawn'}`;
  return (
    <Digit scope={column ? 'col' : 'row'} role={column ? 'columnheader' : 'rowheader'} data-live={live}>
      {onPress ? (
        <button type="button" aria-label={`${spoken}, change`} onClick={onPress}>
          {shown}
        </button>
      ) : (
        <>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          <span aria-hidden>{shown}</span>
        </>
      )}
    </Digit>
  );
}
