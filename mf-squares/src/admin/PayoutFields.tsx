import { Beside, InputField, Note, SelectField, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { roundName } from '../contest/board.rules';
import { shareWords, usualPercents } from './payouts.rules';
import type { SettingsDraft } from './settings.rules';

interface Props {
  form: FormOf<SettingsDraft>;
  /** Those that pay. */
  rounds: readonly number[];
  onChanged(): void;
}

const PAYOUTS: { value: SettingsDraft['payouts']; label: string }[] = [
  { value: 'same', label: 'as they are' },
  { value: 'own', label: 'percent by round' },
];

/** What each round pays: as it does, or a percentage of the pot for each of its games. */
export function PayoutFields({ form, rounds, onChanged }: Props) {
  const { control } = form;
  const { payouts, percents, playins } = useWatch({ control }) as SettingsDraft;
  const choose = (chosen: SettingsDraft['payouts']) => {
    if (chosen === 'own') form.setValue('percents', usualPercents(playins === 1));
    onChanged();
  };
  return (
    <>
      <SelectField control={control} name="payouts" label="Payouts" choices={PAYOUTS} onChanged={choose} />
      {payouts === 'own' && (
        <>
          <Beside>
            {rounds.map((round) => (
              <InputField
                key={round}
                control={control}
                name={`percents.${round}`}
                label={`${roundName(round)}, % each game`}
                type="number"
                input={{ inputMode: 'decimal', step: 0.01, min: 0, max: 100 }}
                onChanged={onChanged}
              />
            ))}
          </Beside>
          <Note>{shareWords(percents, playins === 1)}</Note>
        </>
      )}
    </>
  );
}
