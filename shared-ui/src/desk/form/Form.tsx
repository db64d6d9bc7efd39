import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ResultNote } from '../../feedback/ResultText';
import { DeskTheme } from '../../theme/DeskTheme';
import { Buttons } from './Buttons';
import { useSound } from './faults';
import { FormResult } from './FormResult';
import { stacked } from './stacked';
import type { FormOf } from './useFormOf';

/** What a form does with its values: a `useAction`, or what is made of one. */
export interface FormAction<V> {
  run(values: V): Promise<boolean>;
  pending: boolean;
  result?: ResultNote | null;
  /** Drawn instead of the result, such as a question that comes first. */
  said?: ReactNode;
}

export interface FormProps<V extends FieldValues> {
  /** What it is read aloud as. */
  label: string;
  form: FormOf<V>;
  action: FormAction<V>;
  /** The verb on the button; none where the form has its own buttons. */
  submit?: string;
  /** Further buttons beside it. */
  beside?: ReactNode;
  /** There is nothing to send until something differs from what is kept. */
  whenChanged?: boolean;
  /** What else keeps the button off. */
  blocked?: boolean;
  /** The page's one action. */
  main?: boolean;
  /** After it worked: what was typed goes, all of it or some; what is kept comes back. */
  empties?: 'all' | readonly FieldPath<V>[];
  /** A part of another form's panel, without its edge. */
  within?: boolean;
  children: ReactNode;
}

/** Fields under each other, the button that sends them, and what came of it. */
export function Form<V extends FieldValues>(props: FormProps<V>): ReactElement {
  const { label, form, action, empties = [], within = false, children } = props;
  const send = form.handleSubmit(async (values) => {
    if (!(await action.run(values))) return;
    if (empties === 'all') form.reset();
    else for (const name of empties) form.resetField(name);
  });
  return (
    <DeskTheme>
      <FormProvider {...form}>
        <Box component="form" aria-label={label} onSubmit={(event) => void send(event)} sx={{ ...stacked, p: within ? 0 : 3.5 }}>
          {children}
          <FormButtons {...props} />
          {action.said ?? <FormResult result={action.result ?? null} />}
        </Box>
      </FormProvider>
    </DeskTheme>
  );
}

function FormButtons<V extends FieldValues>(props: FormProps<V>): ReactElement | null {
  const { form, action, submit, beside, whenChanged = false, blocked = false, main = false } = props;
  const { isDirty } = useFormState({ control: form.control });
  const sound = useSound(form.control);
  if (submit === undefined && beside === undefined) return null;
  return (
    <Buttons>
      {submit !== undefined && (
        <Button
          type="submit"
          variant={main ? 'contained' : 'outlined'}
          disabled={action.pending || blocked || !sound || (whenChanged && !isDirty)}
        >
          {submit}
        </Button>
      )}
      {beside}
    </Buttons>
  );
}
