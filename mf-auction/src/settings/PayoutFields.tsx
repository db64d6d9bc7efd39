import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { ROUND_NAMES } from '../worth/worth.rules';
import { percentsOf, PRESETS } from './settings.rules';
import { Group, Row } from './settings.styles';

/** Percents of the pot that a win pays, by round; all wins together the whole of it. */
export function PayoutFields({
  payouts,
  trouble,
  begun,
  onChange,
}: {
  payouts: readonly string[];
  trouble: string;
  begun: boolean;
  onChange(payouts: string[]): void;
}) {
  return (
    <Group disabled={begun}>
      <legend>What a win pays, % of the pot</legend>
      <Row>
        {payouts.map((share, n) => (
          <Field key={ROUND_NAMES[n]} label={ROUND_NAMES[n]}>
            {(part) => (
              <input
                {...part}
                inputMode="decimal"
                maxLength={6}
                value={share}
                onChange={(event) => onChange(payouts.map((one, at) => (at === n ? event.target.value.trim() : one)))}
              />
            )}
          </Field>
        ))}
        {PRESETS.map(({ name, payouts: preset }) => (
          <Button key={name} variant="outlined" color="inherit" onClick={() => onChange(percentsOf(preset))}>
            {name}
          </Button>
        ))}
      </Row>
      {begun ? <p>The tournament has begun: what wins pay stays as it is.</p> : trouble !== '' && <p role="alert">{trouble}.</p>}
    </Group>
  );
}
