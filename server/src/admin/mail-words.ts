import { countWords } from './count-words';

/** What becomes of mails that were just written: nothing is said to be sent that only waits. */
export function mailWords(mails: number, mailServer: boolean): string {
  if (mails === 0) return 'no mail goes out';
  const waits = mails === 1 ? 'waits' : 'wait';
  return mailServer
    ? `${countWords(mails, 'mail')} on the way`
    : `${countWords(mails, 'mail')} ${waits} in the folder outbox: there is no mail server`;
}

/** The same of one mail that is called something: 'invitation to ann@example.com'. */
export const oneMailWords = (what: string, mailServer: boolean): string =>
  mailServer ? `${what} is on the way` : `${what} waits in the folder outbox: there is no mail server`;
