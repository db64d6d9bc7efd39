import { Field } from '@poolhouse/shared-ui/screen';
import type { Draft, Trouble } from './settings.rules';
import { Fields } from './settings.styles';

type ChoiceName = 'bidding' | 'auto_bids' | 'values' | 'nomination' | 'layout';
type NumberName = 'budget' | 'min_price' | 'clock_open' | 'clock_reset' | 'auto_next';
type Choice = { [K in ChoiceName]: { name: K; label: string; options: readonly (readonly [Draft[K], string])[] } }[ChoiceName];
type SetDraft = <K extends keyof Draft>(name: K, value: Draft[K]) => void;

const CHOICES: readonly Choice[] = [
  {
    name: 'bidding',
    label: 'Bids',
    options: [
      ['1', 'In the app'],
      ['0', 'Called out, then typed'],
    ],
  },
  {
    name: 'auto_bids',
    label: 'Auto-bids',
    options: [
      ['1', 'Sealed maxima count'],
      ['0', 'None'],
    ],
  },
  {
    name: 'nomination',
    label: 'Order of the teams',
    options: [
      ['random', 'Sealed, nobody knows it'],
      ['turns', 'Owners name them in turns'],
    ],
  },
  {
    name: 'values',
    label: 'Values and chances',
    options: [
      ['1', 'Shown to all alike'],
      ['0', 'Not shown'],
    ],
  },
];
const NUMBERS: readonly (readonly [name: NumberName, label: string, hint?: string])[] = [
  ['budget', 'Budget of each owner', 'Nothing for no limit'],
  ['min_price', 'Least price'],
  ['clock_open', 'Seconds for the first bid'],
  ['clock_reset', 'Seconds that a bid leaves'],
  ['auto_next', 'Seconds to the next team', '0 waits for Next Team'],
];
const LAYOUT: Choice = {
  name: 'layout',
  label: 'What is sold',
  options: [
    ['single', 'Each team, 64 lots'],
    ['low4', 'Seeds 13 to 16 of a region as one, 52 lots'],
    ['matchup', 'Both teams of a first game, 32 lots'],
  ],
};

interface RunFieldsProps {
  draft: Draft;
  trouble: Trouble;
  /** Lots are made: what is sold stays as it is. */
  sealed: boolean;
  onChange: SetDraft;
}

/** How the evening is run: who bids how, for how much, by which clocks, and what is sold. */
export function RunFields({ draft, trouble, sealed, onChange }: RunFieldsProps) {
  return (
    <Fields>
      {CHOICES.map((choice) => (
        <ChoiceField key={choice.name} choice={choice} draft={draft} onChange={onChange} />
      ))}
      {NUMBERS.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} error={trouble[name] ?? ''}>
          {(part) => (
            <input
              {...part}
              type="text"
              inputMode="numeric"
              maxLength={7}
              value={draft[name]}
              onChange={(event) => onChange(name, event.target.value.trim())}
            />
          )}
        </Field>
      ))}
      <ChoiceField choice={LAYOUT} draft={draft} onChange={onChange} sealed={sealed} />
    </Fields>
  );
}

interface ChoiceFieldProps {
  choice: Choice;
  draft: Draft;
  sealed?: boolean;
  onChange: SetDraft;
}

function ChoiceField({ choice: { name, label, options }, draft, sealed = false, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={sealed ? 'The lots are made' : undefined}>
      {(part) => (
        <select
          {...part}
          disabled={sealed}
          value={draft[name]}
          onChange={(event) => onChange(name, event.target.value as Draft[typeof name])}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
