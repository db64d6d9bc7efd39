import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { folderTransport } from './folder-transport';
import type { OutgoingMail } from './mail';
import { welcomeMail } from './templates/account-mails';

const FROM = 'Poolhouse <pool@pool.example.org>';
const unsubscribeUrl = `https://pool.example.org/api/v1/na/unsubscribe?token=${'t'.repeat(43)}`;
const content = welcomeMail({ username: 'Zoë <Ω> "Q"', baseUrl: 'https://pool.example.org', unsubscribeUrl });
const mail: OutgoingMail = {
  ...content,
  kind: 'welcome',
  to: 'zoe@example.org',
  unsubscribeUrl,
  messageId: '<1b4e28ba-2fa1-11d2-883f-0016d3cca427@pool.example.org>',
  createdAt: Date.UTC(2022, 8, 6, 12),
};

describe('the outbox folder', () => {
  let folder: string;
  beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'poolhouse-outbox-')), 'outbox')));
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  it('gets each mail as a file that mail programs can read', async () => {
    await folderTransport(folder, FROM).deliver(mail);
    expect(readdirSync(folder)).toEqual(['20220906T120000Z-welcome-1b4e28ba-2fa1-11d2-883f-0016d3cca427.eml']);
    const file = join(folder, readdirSync(folder)[0]!);
    const parsed = await PostalMime.parse(readFileSync(file));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: mail.messageId,
      from: { name: 'Poolhouse', address: 'pool@pool.example.org' },
      to: [{ address: 'zoe@example.org' }],
    });
    expect(parsed.text!.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    expect(parsed.html!.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim());
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(Date.parse(headers['date']!)).toBe(mail.createdAt);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('has no header for unsubscribing where a mail has no such link', async () => {
    await folderTransport(folder, FROM).deliver({ ...mail, unsubscribeUrl: '' });
    const [file] = readdirSync(folder);
    const parsed = await PostalMime.parse(readFileSync(join(folder, file!)));
    expect(parsed.headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  it('holds a mail once, however often it is written', async () => {
    await folderTransport(folder, FROM).deliver(mail);
    await folderTransport(folder, FROM).deliver(mail);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('lets no header through that somebody put into a subject or address', async () => {
    await folderTransport(folder, FROM).deliver({
      ...mail,
      subject: 'Hi\r\nBcc: eve@example.org',
      to: 'zoe@example.org\r\nBcc: eve@example.org',
    });
    const raw = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
  });

  it('says why it cannot be written', async () => {
    writeFileSync(folder, 'a file is in the way');
    await expect(folderTransport(folder, FROM).deliver(mail)).rejects.toMatchObject({
      name: 'MailFailure',
      reason: 'unreachable',
      message: expect.stringContaining('outbox folder'),
    });
  });
});
