import type { DataOf } from '@poolhouse/contract';
import { useApi, type ApiClient } from '@poolhouse/shared-ui';
import { useRead } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import type { Shown } from '../forms/ShownOnce';

interface Typed {
  readonly name: string;
  readonly password: string;
}
/** Does it, and answers why it was refused, or null. */
type Deed = (typed: Typed) => Promise<string | null>;

export interface Passkeys {
  readonly page: DataOf<'GET utils/passkeys'> | null;
  readonly error: string | null;
  /** What is to be kept now, since it is shown this once. */
  readonly shown: Shown | null;
  done(): void;
  read(): Promise<void>;
  readonly add: Deed;
  readonly newCodes: Deed;
  readonly appToken: Deed;
  rename(id: number): Deed;
  remove(id: number): Deed;
  require(on: boolean): Promise<void>;
}

const codesShown = (lines: readonly string[]): Shown => ({
  title: 'Your recovery codes',
  hint: 'Keep them where you find them without this device. Each lets you in once when you have no passkey at hand. They are shown this once.',
  lines,
});

/** The player's passkeys, and what may be done with them. */
export function usePasskeys(): Passkeys {
  const api = useApi();
  const read = useRead('GET utils/passkeys', undefined);
  const [refused, setRefused] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);

  const then: After = async (refusal) => {
    if (!refusal) await read.again();
    return refusal?.message ?? null;
  };
  return {
    page: read.data,
    error: refused ?? read.error?.message ?? null,
    shown,
    done: () => setShown(null),
    read: async () => void (await read.again()),
    ...makingDeeds(api, setShown, then),
    rename:
      (id) =>
      async ({ name }) =>
        then((await api.call('POST utils/rename_passkey', { body: { id, name } })).error),
    remove:
      (id) =>
      async ({ password }) =>
        then((await api.call('POST utils/remove_passkey', { body: { id, password } })).error),
    require: async (on) => setRefused(await then((await api.call('POST ad/require_passkeys', { body: { required: on ? 1 : 0 } })).error)),
  };
}

/** What comes after a call: the list is read again, or why it was refused is answered. */
type After = (refusal: { message: string } | undefined) => Promise<string | null>;

/** Deeds that make something, of which a part is shown once. */
const makingDeeds = (api: ApiClient, show: (shown: Shown) => void, then: After): Pick<Passkeys, 'add' | 'newCodes' | 'appToken'> => ({
  add: async ({ name, password }) => {
    const begun = await api.call('POST utils/passkey_begin', { body: { password } });
    if (begun.error) return begun.error.message;
    const { makePasskey } = await import('./browser-passkeys');
    const made = await makePasskey(begun.data.options);
    if (made.error) return made.error.message;
    const added = await api.call('POST utils/passkey_add', { body: { name, credential: made.credential } });
    if (added.data?.recovery_codes) show(codesShown(added.data.recovery_codes));
    return then(added.error);
  },
  newCodes: async ({ password }) => {
    const answer = await api.call('POST utils/recovery_codes', { body: { password } });
    if (answer.data) show(codesShown(answer.data.recovery_codes));
    return then(answer.error);
  },
  appToken: async ({ name, password }) => {
    const answer = await api.call('POST utils/app_token', { body: { name, password } });
    if (answer.data)
      show({
        title: `App token for ${name}`,
        hint: 'A script uses it in place of your password. It stands among your devices, where you can sign it out. It is shown this once.',
        lines: [answer.data.device_secret],
      });
    return then(answer.error);
  },
});
