import { plural } from '@poolhouse/contract/formats';

/** What becomes of mails that were just written: nothing is said to be sent that only waits. */
export function mailWords(mails: number, mailServer: boolean): string {
  if (mails === 0) return 'no mail goes out';
  return mailServer
    ? `${plural(mails, 'mail')} on the way`
    : `${plural(mails, 'mail waits', 'mails wait')} in the folder outbox: there is no mail server`;
}

/** The same of one mail that is called something: 'invitation to ann@example.com'. */
export const oneMailWords = (what: string, mailServer: boolean): string =>
  mailServer ? `${what} is on the way` : `${what} waits in the folder outbox: there is no mail server`;
