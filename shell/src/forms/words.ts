import type { LinkMode } from '@poolhouse/contract';

interface Words {
  readonly heading: string;
  readonly lead: string;
  /** Spec, section 8, to the letter. */
  readonly success: string;
}

/** Under each field in which a password is chosen. */
export const NEW_PASSWORD =
  'password, 1-20 characters. It is not held against lists of common ones: choose one that nobody guesses, and add a passkey in account settings.';

export const words: Readonly<Record<LinkMode, Words>> = {
  join: {
    heading: 'Welcome to Poolhouse',
    lead: 'Choose a password, and you can begin. After this step an e-mail with your username will be sent.',
    success: 'Success!  You are now ready to begin using the website.  You will be redirected there shortly.',
  },
  reset: {
    heading: 'Set your password',
    lead: 'Your password was reset. Choose a new one.',
    success: 'Success!  Your password has been set. You may now sign into the website.  You will be redirected there shortly.',
  },
};
