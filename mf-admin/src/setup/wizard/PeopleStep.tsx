import { Beside, InputField, useFormContext } from '@poolhouse/shared-ui/desk';
import { emailsIn, restWords } from '../../people/emails.rules';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

/** One link for everybody, and mails to those who are named. */
export function PeopleStep({ mailServer }: { mailServer: boolean }) {
  const { control } = useFormContext<WizardDraft>();
  return (
    <Step number={4} title="Invite people">
      <Beside>
        <InputField control={control} name="days" label="Link good for, days" type="number" input={{ min: 1, max: 30 }} />
        <InputField control={control} name="uses" label="For how many" type="number" input={{ min: 1, max: 200 }} />
      </Beside>
      <InputField
        control={control}
        name="emails"
        label="E-mail addresses, if you like"
        rows={2}
        hint={mailServer ? 'They get a mail each' : 'There is no mail server; the link alone is enough'}
        check={(text) => restWords(emailsIn(text).rest)}
      />
    </Step>
  );
}
