import { z } from 'zod';
import { session } from './account';
import { defineApi } from './endpoint';
import { flag, group, id, newName, password, secretText, success, typedName } from './fields';

/** What a browser's WebAuthn calls take and give, as JSON (WebAuthn level 3); the server's library checks every part of it. */
const webauthnJson = z.record(z.string(), z.unknown());
const credential = z.looseObject({ id: secretText(1400), rawId: secretText(1400), type: z.literal('public-key'), response: webauthnJson });

const passkeyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** ISO instants of real time; last_used is '' before the first time. */
  created: z.string(),
  last_used: z.string(),
  /** 1 when the passkey is kept in an account of its maker's and comes to other devices by itself. */
  synced: flag,
});
export type PasskeyRow = z.infer<typeof passkeyRow>;

const named = { username: typedName, password };

export const passkeysApi = defineApi({
  'GET utils/passkeys': {
    summary: "The player's passkeys, and how many recovery codes are left.",
    access: 'player',
    data: z.object({
      passkeys: group(passkeyRow),
      recovery_codes_left: z.number().int(),
      /** 1 when this site's administrators must have one. */
      required_of_admins: flag,
      /** Where passkeys work: the site's address; '' where they cannot. */
      works_at: z.string(),
    }),
  },
  'POST utils/passkey_begin': {
    summary: 'Begins to add a passkey; answers what navigator.credentials.create() takes.',
    access: 'player',
    body: z.object({ password }).strict(),
    data: z.object({ options: webauthnJson }),
  },
  'POST utils/passkey_add': {
    summary: 'Adds the passkey that the browser has made. The first one brings recovery codes, which are shown this once.',
    access: 'player',
    body: z.object({ name: newName(40), credential }).strict(),
    data: success.extend({ recovery_codes: z.array(z.string()).optional() }),
  },
  'POST utils/rename_passkey': {
    summary: 'Gives one of the own passkeys another name.',
    access: 'player',
    body: z.object({ id, name: newName(40) }).strict(),
    data: success,
  },
  'POST utils/remove_passkey': {
    summary: 'Removes one of the own passkeys; with the last one its recovery codes go as well.',
    access: 'player',
    body: z.object({ id, password }).strict(),
    data: success,
  },
  'POST utils/recovery_codes': {
    summary: 'Makes new recovery codes, which are shown this once; older ones work no more.',
    access: 'player',
    body: z.object({ password }).strict(),
    data: z.object({ recovery_codes: z.array(z.string()) }),
  },
  'POST utils/app_token': {
    summary: 'Makes a device secret for a script, shown this once; it stands among the devices and is signed out there.',
    access: 'player',
    body: z.object({ name: newName(40), password }).strict(),
    data: z.object({ device_secret: z.string() }),
  },
  'POST na/passkey_begin': {
    summary: 'Second step of a sign-in, after na/signin said second_factor: answers what navigator.credentials.get() takes.',
    access: 'anyone',
    body: z.object(named).strict(),
    data: z.object({ options: webauthnJson }),
  },
  'POST na/passkey_finish': {
    summary: 'Ends a sign-in with the passkey: answers as na/signin does.',
    access: 'anyone',
    body: z.object({ username: typedName, credential, familiar: secretText(100).optional() }).strict(),
    data: session,
  },
  'POST na/recovery': {
    summary: 'Ends a sign-in with a recovery code instead of the passkey; each code works once.',
    access: 'anyone',
    body: z.object({ ...named, code: secretText(40), familiar: secretText(100).optional() }).strict(),
    data: session,
  },
  'POST ad/require_passkeys': {
    summary: 'Whether administrators must have a passkey; without one they are then players until they add it.',
    access: 'site',
    body: z.object({ required: flag }).strict(),
    data: success,
  },
  'POST ad/remove_passkeys': {
    summary: "Removes all passkeys and recovery codes of a player who has lost them; signs the player's devices out.",
    access: 'site',
    body: z.object({ user_id: id }).strict(),
    data: success,
  },
});
