import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail';

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The mail as nodemailer takes it. One-click unsubscribing is RFC 8058's. */
export function compose(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
    headers: { ...(mail.unsubscribeUrl && ONE_CLICK), 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
