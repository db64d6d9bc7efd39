import type { MailContent } from '../mail';
import { checkpointParts } from './checkpoint-parts';
import { writeLetter } from './letter';

interface Notice {
  username: string;
  baseUrl: string;
  unsubscribeUrl: string;
}

/** To an address that has an account, when the player of another one asks for it. */
export function emailInUseMail({ username, email, ...site }: Notice & { email: string }): MailContent {
  return writeLetter({
    ...site,
    subject: 'Poolhouse: this address has an account already',
    greeting: 'Hello,',
    paragraphs: [
      `${username} asked that ${email} becomes the address of their account. It is the address of another account on this site, so nothing has changed.`,
      'If both accounts are yours, ask your administrator which one shall go on.',
    ],
  });
}

/** To both addresses, the old one and the new. @param by who did it; left out, the player */
export function emailChangedMail({ username, from, to, by, ...site }: Notice & { from: string; to: string; by?: string }): MailContent {
  return writeLetter({
    ...site,
    subject: 'Your Poolhouse e-mail address has changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      `${by ?? 'You'} changed the e-mail address of your account from ${from} to ${to}. From now on mails go to ${to}, and you can sign in with it.`,
      'Your devices stay signed in, and your password is the same.',
    ],
    after: ['If that is not right, tell your administrator.'],
  });
}

/** To somebody who plays on this site already, from another group. */
export function invitationMail({ username, group, by, link, ...site }: Notice & { group: string; by: string; link: string }): MailContent {
  return writeLetter({
    ...site,
    subject: `You are invited to ${group}`,
    greeting: `Hello ${username},`,
    paragraphs: [`${by} invites you to ${group}. You have an account on this site already: open the link, and you are in with it.`],
    buttons: [{ label: `Join ${group}`, url: link }],
    after: ['If you do not know what this is about, you can leave it alone.'],
  });
}

/** To a player who is called otherwise from now on. */
export function nameChangedMail({ username, from, by, ...site }: Notice & { from: string; by?: string }): MailContent {
  return writeLetter({
    ...site,
    subject: `You are called ${username} on Poolhouse now`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `${by ?? 'You'} changed the name of your account from ${from} to ${username}. Sign in with it from now on, or with this address; your password is the same.`,
      'Your devices stay signed in. Programs of your own that sign in with the name need the new one.',
    ],
    after: ['If that is not right, tell your administrator.'],
  });
}

/** What an administrator tells all players of a contest. */
export function announcementMail({
  username,
  contest,
  message,
  by,
  checkpoint,
  ...site
}: Notice & { contest: string; message: string; by: string; checkpoint?: string | undefined }): MailContent {
  return writeLetter({
    ...site,
    subject: `${contest}: a word from ${by}`,
    greeting: `Hello ${username},`,
    paragraphs: [message],
    buttons: [{ label: 'Go to Poolhouse', url: site.baseUrl }],
    verbatim: checkpointParts(checkpoint === undefined ? [] : [{ contestName: contest, checkpoint }]),
  });
}

/** To a player for whom an administrator has done something. */
export function doneForYouMail({
  username,
  subject,
  paragraphs,
  ...site
}: Notice & { subject: string; paragraphs: readonly string[] }): MailContent {
  return writeLetter({
    ...site,
    subject,
    greeting: `Hello ${username},`,
    paragraphs,
    buttons: [{ label: 'Go to Poolhouse', url: site.baseUrl }],
    after: ['If that is not right, tell your administrator.'],
  });
}
