import type { BodyOf } from '@poolhouse/contract';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

type Credential = BodyOf<'POST na/passkey_finish'>['credential'];
type Made = { credential: Credential; error?: undefined } | { credential?: undefined; error: { message: string } };
type Options = Readonly<Record<string, unknown>>;

/** Has the browser make a passkey. Options and answer are those of the server's library, as JSON. */
export function makePasskey(options: Options): Promise<Made> {
  return outcomeOf(() => startRegistration({ optionsJSON: options as never }));
}

/** Has the browser sign with a passkey. */
export function signWithPasskey(options: Options): Promise<Made> {
  return outcomeOf(() => startAuthentication({ optionsJSON: options as never }));
}

async function outcomeOf(ask: () => Promise<object>): Promise<Made> {
  try {
    return { credential: (await ask()) as Credential };
  } catch (trouble) {
    return { error: { message: wordsFor(trouble) } };
  }
}

function wordsFor(trouble: unknown): string {
  if (trouble instanceof WebAuthnError && trouble.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey of yours already.';
  const name = trouble instanceof Error ? trouble.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'The browser did not confirm it. Please try again.';
  return 'This browser cannot use passkeys on this site.';
}
