import type { ContestChoiceRow } from '@poolhouse/contract';
import {
  Beside,
  Box,
  Buttons,
  Checkbox,
  CheckField,
  FormControlLabel,
  InputField,
  useFormContext,
  useWatch,
} from '@poolhouse/shared-ui/desk';
import { TermFields } from '../../contests/TermFields';
import { typeTitle } from '../../facts/types.rules';
import { partNameSx, Step } from './Step';
import { toggled, type WizardDraft } from './wizard.rules';

interface Props {
  choices: readonly ContestChoiceRow[];
  /** The week that is on or next; 0. */
  week: number;
}

/** Which contests, and what they are worth. */
export function ContestsStep({ choices, week }: Props) {
  const { control } = useFormContext<WizardDraft>();
  const play = useWatch({ control, name: 'play' });
  return (
    <Step number={3} title="Open a contest">
      <KindBoxes choices={choices} week={week} />
      <ChosenTerms choices={choices} />
      <Beside>
        <InputField
          control={control}
          name="entries"
          label="Entries expected"
          hint="For what each week is worth; more raise every prize"
          type="number"
          input={{ min: 1, max: 1000 }}
        />
        <InputField
          control={control}
          name="entryName"
          label="Your entry name"
          hint="Left out: your name"
          disabled={!play}
          input={{ maxLength: 40 }}
        />
      </Beside>
      <CheckField control={control} name="play" label="I play too" />
    </Step>
  );
}

/** A box for each kind of contest. */
function KindBoxes({ choices, week }: Props) {
  const { control, setValue } = useFormContext<WizardDraft>();
  const contests = useWatch({ control, name: 'contests' });
  return (
    <Buttons>
      {choices.map(({ ID }) => (
        <FormControlLabel
          key={ID}
          label={typeTitle(ID)}
          control={
            <Checkbox
              checked={contests.some(({ type }) => type === ID)}
              onChange={() => setValue('contests', toggled(contests, ID, week))}
            />
          }
        />
      ))}
    </Buttons>
  );
}

const termsSx = { minWidth: 0, margin: 0, padding: 0, border: 0 };

/** The terms of each chosen one, as far as its kind has any. */
function ChosenTerms({ choices }: Pick<Props, 'choices'>) {
  const { control } = useFormContext<WizardDraft>();
  const contests = useWatch({ control, name: 'contests' });
  return contests.map(({ type }, at) => {
    const choice = choices.find(({ ID }) => ID === type);
    return (
      choice &&
      choice.fields.length > 0 && (
        <Box key={type} component="fieldset" sx={termsSx}>
          {/* Of one alone there is no other to be told from. */}
          {contests.length > 1 && (
            <Box component="legend" sx={partNameSx}>
              {typeTitle(choice.ID)}
            </Box>
          )}
          <TermFields
            control={control}
            known={choice.fields}
            usual={choice.usual}
            nameOf={(key) => `contests.${at}.terms.${key}`}
            modelName={`contests.${at}.terms.show_model`}
          />
        </Box>
      )
    );
  });
}
