import { Field } from '@poolhouse/shared-ui/screen';
import { Beside } from '../../look/Beside';
import { emailsIn, restWords } from '../../people/emails.rules';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

interface Props {
  draft: WizardDraft;
  mailServer: boolean;
  onEdit(change: Partial<WizardDraft>): void;
}

/** One link for everybody, and mails to those who are named. */
export function PeopleStep({ draft, mailServer, onEdit }: Props) {
  return (
    <Step number={4} title="Invite people">
      <Beside>
        <Field label="Link good for, days">
          {(part) => (
            <input {...part} type="number" min={1} max={30} value={draft.days} onChange={(event) => onEdit({ days: event.target.value })} />
          )}
        </Field>
        <Field label="For how many">
          {(part) => (
            <input
              {...part}
              type="number"
              min={1}
              max={200}
              value={draft.uses}
              onChange={(event) => onEdit({ uses: event.target.value })}
            />
          )}
        </Field>
      </Beside>
      <Field
        label="E-mail addresses, if you like"
        error={restWords(emailsIn(draft.emails).rest)}
        hint={mailServer ? 'They get a mail each' : 'There is no mail server; the link alone is enough'}
      >
        {(part) => <textarea {...part} rows={2} value={draft.emails} onChange={(event) => onEdit({ emails: event.target.value })} />}
      </Field>
    </Step>
  );
}
