export type MailKind =
  | 'join'
  | 'welcome'
  | 'reset'
  | 'password_changed'
  | 'weekly_reminder'
  | 'weekly_recap'
  | 'email_changed'
  | 'confirm_email'
  | 'email_in_use'
  | 'name_changed'
  | 'season_question'
  | 'invitation'
  | 'announcement'
  | 'done_for_you';

/** What a mail says, once for each kind of reader. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail on its way, addressed and complete. */
export interface OutgoingMail extends MailContent {
  kind: string;
  to: string;
  /** '' in a mail that has none. */
  unsubscribeUrl: string;
  /** `<…@…>`, the same at each try. */
  messageId: string;
  /** When it was written, epoch ms of real time. */
  createdAt: number;
}
