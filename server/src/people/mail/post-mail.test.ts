import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { postTestMail } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { addUser } from '../../testing/rows.store';

const NOW = Date.UTC(2022, 8, 6, 12);

describeByTurns('a mail that is posted', (engine) => {
  let db: Database;
  let id: number;
  beforeEach(async () => {
    db = await engine.open();
    id = await addUser(db, { username: 'Ann' });
  });
  const address = async () => (await db.kysely.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
  const tokens = () => db.kysely.selectFrom('unsubscribe_tokens').select(['user_id', 'turns_off']).execute();
  const last = async () => (await mailsIn(db)).at(-1)!;

  it('has a link that turns its sort off, where it goes to the address of the account', async () => {
    await postTestMail(db, { id, email: await address() }, 'one', { wallNow: NOW });
    expect((await last()).body_text).toContain((await last()).unsubscribe_url);
    await postTestMail(db, { id, email: await address() }, 'two', { wallNow: NOW, turnsOff: 'recaps' });
    expect(await tokens()).toEqual([
      { user_id: id, turns_off: 'reminders' },
      { user_id: id, turns_off: 'recaps' },
    ]);
  });

  it.each([
    ['another address', 'mistyped@example.org', undefined],
    ['the account’s address, where it is about the address itself', undefined, null],
  ] as const)('has none where it goes to %s', async (_where, email, turnsOff) => {
    await postTestMail(db, { id, email: email ?? (await address()) }, 'one', { wallNow: NOW, ...(turnsOff === null && { turnsOff }) });
    const mail = await last();
    expect(mail.unsubscribe_url).toBe('');
    expect(mail.body_text + mail.body_html).not.toContain('unsubscribe');
    expect(await tokens()).toEqual([]);
  });
});

test('every mail is posted here, and nothing else makes a link that turns mails off', () => {
  const server = join(__dirname, '../..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|replay)\//.test(path));
  const having = (words: RegExp) => files.filter((path) => words.test(readFileSync(join(server, path), 'utf8')));
  expect(having(/\baddMail\(|insertInto\('mail_outbox'\)/).sort()).toEqual(['people/mail/outbox.store.ts', 'people/mail/post-mail.ts']);
  expect(having(/\baddUnsubscribeToken\(|insertInto\('unsubscribe_tokens'\)/).sort()).toEqual([
    'people/mail/post-mail.ts',
    'people/mail/unsubscribe.store.ts',
  ]);
});
