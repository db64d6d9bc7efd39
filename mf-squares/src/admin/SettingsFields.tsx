import { Beside, DateField, InputField, SelectField, type FormOf } from '@poolhouse/shared-ui/desk';
import type { SettingsDraft } from './settings.rules';

interface Props {
  form: FormOf<SettingsDraft>;
  onChanged(): void;
}

const FIGURES = [
  { name: 'points', label: 'Points a square', max: 100_000 },
  { name: 'most', label: 'Squares an entry may claim', max: 100 },
  { name: 'half', label: 'Percent for half-time', max: 100 },
] as const;
const FIRST_FOUR: { value: 0 | 1; label: string }[] = [
  { value: 0, label: 'does not count' },
  { value: 1, label: 'counts' },
];

/** Points, squares, half-time, the First Four, and when squares close. */
export function SettingsFields({ form, onChanged }: Props) {
  const { control } = form;
  return (
    <Beside>
      {FIGURES.map(({ name, label, max }) => (
        <InputField key={name} {...{ control, name, label, onChanged }} type="number" input={{ inputMode: 'numeric', min: 0, max }} />
      ))}
      <SelectField
        control={control}
        name="playins"
        label="First Four"
        choices={FIRST_FOUR}
        onChanged={() => {
          form.setValue('payouts', 'same');
          onChanged();
        }}
      />
      <DateField control={control} name="lockAt" label="Close at, else with the bracket" onChanged={onChanged} />
    </Beside>
  );
}
