import { plural } from '@poolhouse/contract/formats';
import { Command } from 'commander';
import { z } from 'zod';
import { SystemClock } from '../ground/clock/clock';
import { newSecret } from '../ground/crypto/secrets';
import type { Database } from '../ground/db/database';
import { siteClock } from '../ground/settings/site-clock';
import { revokeAllDevices } from '../people/accounts/devices.store';
import { hashPassword } from '../people/accounts/passwords';
import { createUser, findUserByName, listUsers, type User } from '../people/accounts/users.store';
import { logActivity } from '../people/activity/activity.store';
import { removeAllPasskeys } from '../people/passkeys/passkeys.store';
import { CommandRefused } from './command-refused';
import { addHandsCommands } from './user-hands';
import { say, withDatabase } from './with-database';

interface AddOptions {
  name: string;
  password?: string;
  admin?: boolean;
}

/** `poolhouse user add`, `list`, `drop-passkeys`, and what becomes of accounts later. */
export function userCommand(): Command {
  const user = new Command('user').description('players and administrators');
  user
    .command('add')
    .argument('<email>')
    .description('add a player')
    .requiredOption('--name <name>', 'user name, up to 40 characters')
    .option('--password <password>', '1 to 20 characters; one is made up when it is left out')
    .option('--admin', 'may use the admin console')
    .action((email: string, options: AddOptions) => withDatabase((db) => addUser(db, email, options)));
  user
    .command('list')
    .description('list everybody')
    .action(() => withDatabase(async (db) => printUsers(await db.read(listUsers))));
  user
    .command('drop-passkeys')
    .argument('<name>', 'user name or e-mail')
    .description('let somebody who has lost passkeys and recovery codes in by the password alone; signs their devices out')
    .action((name: string) => withDatabase((db) => dropPasskeys(db, name)));
  addHandsCommands(user);
  return user;
}

async function addUser(db: Database, email: string, { name, password, admin = false }: AddOptions): Promise<void> {
  if (!z.email().max(254).safeParse(email.trim()).success) throw new CommandRefused(`${email} is not an e-mail address.`);
  const chosen = password ?? newSecret().slice(0, 12);
  const passwordHash = await hashPassword(chosen);
  const now = (await siteClock(db)).now();
  await db.write(async (tx, invalidate) => {
    const id = await createUser(tx, invalidate, { email, username: name, passwordHash, isAdmin: admin, now });
    await logActivity(tx, { at: now, action: 'user.added', by: 'command line', ip: '', after: { id, email, name, admin }, place: 'site' });
  });
  say(`Added ${admin ? 'administrator' : 'player'} ${name.trim()} <${email.trim()}>.`);
  if (password === undefined) say(`Password: ${chosen}`);
}

async function dropPasskeys(db: Database, name: string): Promise<void> {
  const now = (await siteClock(db)).now();
  const removed = await db.write(async (tx, invalidate) => {
    const user = await findUserByName(tx, name);
    if (!user) throw new CommandRefused(`There is no user ${name}.`);
    const count = await removeAllPasskeys(tx, invalidate, user.id);
    await revokeAllDevices(tx, invalidate, { userId: user.id, now: new SystemClock().now() });
    await logActivity(tx, {
      at: now,
      action: 'passkey.all_removed',
      by: 'command line',
      ip: '',
      after: { id: user.id, removed: count },
      place: 'site',
    });
    return count;
  });
  say(`Removed ${plural(removed, 'passkey')} of ${name}.`);
}

function printUsers(users: User[]): void {
  if (users.length === 0) return say('There are no users yet.');
  const width = Math.max(...users.map((user) => user.username.length));
  for (const user of users)
    say(`${String(user.id).padStart(5)}  ${user.username.padEnd(width)}  ${user.email}${user.is_admin ? '  (administrator)' : ''}`);
}
