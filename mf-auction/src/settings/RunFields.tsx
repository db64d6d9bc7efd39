import { Beside, InputField, SelectField, type FormOf } from '@poolhouse/shared-ui/desk';
import type { Draft, Trouble } from './settings.rules';

type ChoiceName = 'bidding' | 'auto_bids' | 'values' | 'nomination' | 'layout';
type NumberName = 'budget' | 'min_price' | 'clock_open' | 'clock_reset' | 'auto_next';
type OneOf<K extends ChoiceName> = { name: K; label: string; choices: { value: Draft[K]; label: string }[] };
type ChoiceOf = { [K in ChoiceName]: OneOf<K> }[ChoiceName];

const CHOICES: readonly ChoiceOf[] = [
  {
    name: 'bidding',
    label: 'Bids',
    choices: [
      { value: '1', label: 'In the app' },
      { value: '0', label: 'Called out, then typed' },
    ],
  },
  {
    name: 'auto_bids',
    label: 'Auto-bids',
    choices: [
      { value: '1', label: 'Sealed maxima count' },
      { value: '0', label: 'None' },
    ],
  },
  {
    name: 'nomination',
    label: 'Order of the teams',
    choices: [
      { value: 'random', label: 'Sealed, nobody knows it' },
      { value: 'turns', label: 'Owners name them in turns' },
    ],
  },
  {
    name: 'values',
    label: 'Values and chances',
    choices: [
      { value: '1', label: 'Shown to all alike' },
      { value: '0', label: 'Not shown' },
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
const LAYOUT: OneOf<'layout'> = {
  name: 'layout',
  label: 'What is sold',
  choices: [
    { value: 'single', label: 'Each team, 64 lots' },
    { value: 'low4', label: 'Seeds 13 to 16 of a region as one, 52 lots' },
    { value: 'matchup', label: 'Both teams of a first game, 32 lots' },
  ],
};

interface Props {
  form: FormOf<Draft>;
  trouble: Trouble;
  /** Lots are made: what is sold stays as it is. */
  sealed: boolean;
}

/** How the evening is run: who bids how, for how much, by which clocks, and what is sold. */
export function RunFields({ form: { control }, trouble, sealed }: Props) {
  return (
    <>
      <Beside wide>
        {CHOICES.map((choice) => (
          <SelectField key={choice.name} control={control} {...choice} />
        ))}
        <SelectField control={control} {...LAYOUT} disabled={sealed} hint={sealed ? 'The lots are made' : undefined} />
      </Beside>
      <Beside>
        {NUMBERS.map(([name, label, hint]) => (
          <InputField
            key={name}
            {...{ control, name, label, hint }}
            wrong={trouble[name] ?? ''}
            input={{ inputMode: 'numeric', maxLength: 7 }}
          />
        ))}
      </Beside>
    </>
  );
}
