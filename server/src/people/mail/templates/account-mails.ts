import type { MailContent } from '../mail';
import { writeLetter } from './letter';

interface AboutAccount {
  username: string;
  baseUrl: string;
  unsubscribeUrl: string;
}

interface WithLink extends AboutAccount {
  /** Opens the page that sets the password. */
  link: string;
}

/** To a player whom an administrator has added. @param about what else an administrator has done */
export function joinMail({ username, link, about, ...site }: WithLink & { about?: string }): MailContent {
  return writeLetter({
    ...site,
    subject: 'Welcome to Poolhouse: choose your password',
    greeting: `Hello ${username},`,
    paragraphs: [
      about ?? 'you have been added to Poolhouse, where your circle plays its contests.',
      `Your user name is ${username}. Choose a password, and you are in.`,
    ],
    buttons: [{ label: 'Choose a password', url: link }],
    after: ['The link works once, for 14 days. If you do not know what this is about, you can leave it alone.'],
  });
}

/** After joining. A password never stands in a mail. */
export function welcomeMail({ username, ...site }: AboutAccount): MailContent {
  return writeLetter({
    ...site,
    subject: 'You are in: your Poolhouse user name',
    greeting: `Hello ${username},`,
    paragraphs: [
      `your password is set. Your user name is ${username}; with it, or with this e-mail address, and the password that you chose you can sign in on any device.`,
      'We never put a password into a mail. If you forget it, ask for a new one on the sign-in page.',
    ],
    buttons: [{ label: 'Go to Poolhouse', url: site.baseUrl }],
  });
}

export function resetMail({ username, link, ...site }: WithLink): MailContent {
  return writeLetter({
    ...site,
    subject: 'Poolhouse: choose a new password',
    greeting: `Hello ${username},`,
    paragraphs: ['somebody, probably you, asked for a new password for your account.'],
    buttons: [{ label: 'Choose a new password', url: link }],
    after: [
      'The link works once, for 24 hours. Once the new password is set, all your devices are signed out.',
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
  });
}

/** To the address that a player asked for. */
export function confirmEmailMail({ username, from, link, ...site }: WithLink & { from: string }): MailContent {
  return writeLetter({
    ...site,
    subject: 'Poolhouse: is this your new address?',
    greeting: `Hello ${username},`,
    paragraphs: [`you asked that this becomes the address of your account, in place of ${from}.`],
    buttons: [{ label: 'Use this address', url: link }],
    after: [
      'The link works once, for 24 hours. Until then everything stays as it is.',
      'If it was not you, leave this mail alone: nothing changes.',
    ],
  });
}

/** Tells the owner, who may not be the one who did it. */
export function passwordChangedMail({ username, ...site }: AboutAccount): MailContent {
  return writeLetter({
    ...site,
    subject: 'Your Poolhouse password was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      'your password was changed just now, and all your devices were signed out.',
      'If it was not you, ask for a new password on the sign-in page at once, and tell your administrator.',
    ],
    buttons: [{ label: 'Go to Poolhouse', url: site.baseUrl }],
  });
}
