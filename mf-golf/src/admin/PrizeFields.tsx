import { ordinal } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Actions, Places } from './admin.styles';

/** As many as the call takes. */
const MOST_PLACES = 20;

interface Props {
  label: string;
  /** Dollars by place, commas between. */
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

/** A prize for each place, each in a field of its own. */
export function PrizeFields({ label, value, disabled, onChange }: Props) {
  const amounts = value.split(',');
  const put = (next: readonly string[]) => onChange(next.join(','));
  return (
    <Places disabled={disabled}>
      <legend>{label}</legend>
      {amounts.map((amount, n) => (
        <label key={n}>
          <span>{ordinal(n + 1)}</span>
          <input
            type="text"
            inputMode="decimal"
            maxLength={10}
            value={amount.trim()}
            onChange={({ target }) => put(amounts.with(n, target.value.replaceAll(',', '')))}
          />
        </label>
      ))}
      {!disabled && (
        <Actions>
          <Button size="small" variant="outlined" disabled={amounts.length >= MOST_PLACES} onClick={() => put([...amounts, '0'])}>
            Add a place
          </Button>
          <Button size="small" variant="outlined" color="inherit" disabled={amounts.length < 2} onClick={() => put(amounts.slice(0, -1))}>
            Take off the last
          </Button>
        </Actions>
      )}
    </Places>
  );
}
