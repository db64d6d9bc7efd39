/** What a form's fields may be named, and what they hold: the compiler is the test. */
import { CheckField } from './CheckField';
import { InputField } from './InputField';
import { SelectField } from './SelectField';
import { useFormOf } from './useFormOf';

interface Values {
  team: string;
  open: 0 | 1;
  entry: number;
}

export function Typed() {
  const { control } = useFormOf<Values>({ team: '', open: 1, entry: 0 });
  return (
    <>
      <InputField control={control} name="team" label="Team" />
      {/* @ts-expect-error the form has no such value */}
      <InputField control={control} name="tame" label="Team" />
      {/* @ts-expect-error a number is not typed as words */}
      <InputField control={control} name="entry" label="Entry" />
      <CheckField control={control} name="open" label="Open" />
      {/* @ts-expect-error words are not on or off */}
      <CheckField control={control} name="team" label="Team" />
      <SelectField control={control} name="entry" label="Entry" choices={[{ value: 0, label: 'none' }]} />
      {/* @ts-expect-error an entry is chosen by its number */}
      <SelectField control={control} name="entry" label="Entry" choices={[{ value: 'none', label: 'none' }]} />
    </>
  );
}
