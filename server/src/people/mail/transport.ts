import type { OutgoingMail } from './mail';

/** A way for mails to leave the site. */
export interface MailTransport {
  /** Returns once the mail is handed over for good. @throws MailFailure */
  deliver(mail: OutgoingMail): Promise<void>;
}

/** Why a mail could not be handed over, in words for the operator. */
export class MailFailure extends Error {
  constructor(
    message: string,
    /** refused: 5xx to this mail; later: this mail, for now; unreachable: the server takes no mail at all. */
    readonly reason: 'refused' | 'later' | 'unreachable',
  ) {
    super(message);
    this.name = 'MailFailure';
  }
}
