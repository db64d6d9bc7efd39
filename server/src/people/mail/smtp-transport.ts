import { createTransport } from 'nodemailer';
import { compose } from './compose';
import { MailFailure, type MailTransport } from './transport';

export interface SmtpPatience {
  /** Until the connection stands and the server has greeted, ms. */
  connectMs: number;
  /** Without a word from the server, ms. */
  silenceMs: number;
}

const PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 20_000 };

/** Hands mails to a real mail server, one connection each. */
export function smtpTransport(url: string, from: string, { connectMs, silenceMs }: SmtpPatience = PATIENCE): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail(compose(mail, from));
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** EENVELOPE and EMESSAGE are the server's answer to one mail; anything else is trouble with the server or the way to it. */
function failureOf(error: unknown): MailFailure {
  const { code, responseCode, response, message } = error as { code?: string; responseCode?: number; response?: string; message?: string };
  const words = (response ?? message ?? String(error)).slice(0, 300);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return new MailFailure(words, 'unreachable');
  return new MailFailure(words, responseCode === undefined || responseCode >= 500 ? 'refused' : 'later');
}
