import type { Invitation } from '@poolhouse/contract';
import { Field } from '@poolhouse/shared-ui/screen';
import { PasswordField } from '../forms/PasswordField';
import { EntryField } from './EntryField';
import { FormerEntry } from './FormerEntry';

/** What a new player types. */
export interface Joining {
  readonly name: string;
  readonly entry: string;
  readonly email: string;
  readonly password: string;
  /** The former entry that is claimed; 0 for none. */
  readonly claim: number;
}

interface Props {
  readonly invitation: Invitation;
  readonly joining: Joining;
  /** The server's words on each field that it refused. */
  readonly wrong: Readonly<Record<string, string>>;
  edit(change: Partial<Joining>): void;
}

export function JoinFields({ invitation, joining, wrong, edit }: Props) {
  const refused = (field: string) => wrong[field] && `It ${wrong[field]}`;
  return (
    <>
      <Field label="Your name" hint="As the others see it" error={refused('name')}>
        {(part) => (
          <input
            {...part}
            type="text"
            autoComplete="nickname"
            maxLength={40}
            value={joining.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
        )}
      </Field>
      {invitation.contests.length > 0 && (
        <EntryField hint="Left out: your name" error={refused('entry_name')} value={joining.entry} onChange={(entry) => edit({ entry })} />
      )}
      <EmailField error={refused('email')} value={joining.email} onChange={(email) => edit({ email })} />
      <PasswordField value={joining.password} refused={refused('password')} onChange={(password) => edit({ password })} />
      <FormerEntry former={invitation.former} value={joining.claim} onChange={(claim) => edit({ claim })} />
    </>
  );
}

function EmailField({ error, value, onChange }: { error: string | undefined; value: string; onChange(value: string): void }) {
  return (
    <Field label="E-mail" error={error}>
      {(part) => (
        <input
          {...part}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
