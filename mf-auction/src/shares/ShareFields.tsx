import { Field } from '@poolhouse/shared-ui/screen';
import type { LiveData, LiveTeamRow } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { partCost, sharesOf } from './shares.rules';

interface FieldProps {
  value: string;
  onChange(value: string): void;
  data: LiveData;
}

interface TeamFieldProps extends FieldProps {
  lots: readonly LiveTeamRow[];
  team: LiveTeamRow | undefined;
  withOwner: boolean;
}

/** A sold team, with who holds how much of it. */
export function TeamField({ value, onChange, data, lots, team, withOwner }: TeamFieldProps) {
  const name = (id: number) => data.owners.data.find(({ ID }) => ID === id)?.Name ?? '';
  return (
    <Field label="Team" hint={team ? sharesOf(team, name) : undefined}>
      {(part) => (
        <select {...part} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose a team</option>
          {lots.map(({ ID, Name, Seed, Owner }) => (
            <option key={ID} value={ID}>
              {Seed} {Name}
              {withOwner && `, ${Owner}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** All owners but the team's. */
export function PartnerField({ value, onChange, data, owner }: FieldProps & { owner: number }) {
  return (
    <Field label="Partner">
      {(part) => (
        <select {...part} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose an owner</option>
          {data.owners.data
            .filter(({ ID }) => ID !== owner)
            .map(({ ID, Name }) => (
              <option key={ID} value={ID}>
                {Name}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

interface PercentFieldProps extends FieldProps {
  team: LiveTeamRow | undefined;
  trouble: string;
}

/** How much of the team, and what the partner pays for it. */
export function PercentField({ value, onChange, data, team, trouble }: PercentFieldProps) {
  return (
    <Field label="Percent" error={trouble} hint={team && `They pay ${dollars(partCost(data.all_teams.data, team, Number(value)))}`}>
      {(part) => (
        <input {...part} inputMode="numeric" maxLength={2} value={value} onChange={(event) => onChange(event.target.value.trim())} />
      )}
    </Field>
  );
}
