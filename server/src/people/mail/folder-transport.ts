import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose';
import type { OutgoingMail } from './mail';
import { MailFailure, type MailTransport } from './transport';

/**
 * Writes mails as `.eml` files, for a site without a mail server. A file is complete as soon as it has its name, and a mail
 * that is written again gets the same name. Only the operator may read them: they hold links that act for a player.
 */
export function folderTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(compose(mail, from));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, nameOf(mail), message as Buffer);
      } catch (error) {
        throw new MailFailure(`The outbox folder cannot be written: ${(error as Error).message}`, 'unreachable');
      }
    },
  };
}

/** `20220906T120000Z-join-1b4e28ba.eml`: sorted by time, and the mail's own by its message id. */
function nameOf({ kind, messageId, createdAt }: OutgoingMail): string {
  const time = `${new Date(createdAt).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return `${time}-${kind}-${messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '')}.eml`;
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
