import type { Site } from './site';

/** Path and query of the link in a new player's join mail, as soon as the mail is written. */
export async function joinLink(site: Site, email: string): Promise<string> {
  const end = performance.now() + 30_000;
  for (;;) {
    const mail = (await site.mails())
      .map(unwrapped)
      .find((text) => text.toLowerCase().includes(`to: ${email}`) || text.toLowerCase().includes(`<${email}>`));
    const path = mail && /https?:\/\/[^\s"<>]+?(\/setpassword#[^\s"<>]+)/.exec(mail)?.[1];
    if (path) return path;
    if (performance.now() > end) throw new Error('no join mail within 30 s');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Undoes the quoted-printable wrapping of a mail. */
function unwrapped(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=3D/gi, '=')
    .replace(/=26/gi, '&');
}
