import { inNumber, plural } from '@poolhouse/contract/formats';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Doing } from '../admin/users/actor';
import { closePerson } from '../admin/users/close-person';
import { handOver } from '../admin/users/hand-over';
import type { Config } from '../app/config';
import { contests } from '../contests';
import { SystemClock } from '../ground/clock/clock';
import type { Database, Invalidate, Tx } from '../ground/db/database';
import { siteClock } from '../ground/settings/site-clock';
import { changeName } from '../options/change-name';
import { findUserByName, type User } from '../people/accounts/users.store';
import { mailSite } from '../people/mail/mail-site';
import { CommandRefused } from './command-refused';
import { say, withDatabase } from './with-database';

const BY = 'command line';

/** `poolhouse user rename`, `hand-over` and `close`: what happens to people, done beside a site that runs. */
export function addHandsCommands(user: Command): void {
  addRename(user);
  addHandOver(user);
  addClose(user);
}

function addRename(user: Command): void {
  user
    .command('rename')
    .argument('<name>', 'user name or e-mail')
    .argument('<new-name>')
    .description('call somebody otherwise; their devices stay signed in, and they are told')
    .option('--entries', 'also those of their entries that are called as they were, but for closed seasons')
    .action((name: string, to: string, { entries = false }: { entries?: boolean }) =>
      withUser(name, async (tx, invalidate, { doing, found }) => {
        const { site, by, ip } = doing;
        const also = await changeName(tx, invalidate, { site, by, ip, byName: 'An administrator', user: found, name: to, entries });
        return `${found.username} is called ${to} now${also === 0 ? '' : `, and so ${inNumber(also, 'is', 'are')} ${plural(also, 'entry', 'entries')}`}.`;
      }),
    );
}

function addHandOver(user: Command): void {
  user
    .command('hand-over')
    .argument('<name>', 'user name or e-mail; removed:12 for an account that was closed')
    .argument('<email>', 'address of the person who has it from now on')
    .description('give an account, open or closed, to another person: sign-ins, keys and links of the one before end, the history stays')
    .option('--name <name>', 'what they are called; left out, as before')
    .action((name: string, email: string, options: { name?: string }) =>
      withUser(name, async (tx, invalidate, { doing, found }) => {
        if (!z.email().max(254).safeParse(email.trim()).success) throw new CommandRefused(`${email} is not an e-mail address.`);
        const after = await handOver(tx, invalidate, doing, { user: found, email, name: options.name });
        return `${after.username} <${after.email}> has the account. A mail to choose a password goes there as soon as the site runs.`;
      }),
    );
}

function addClose(user: Command): void {
  user
    .command('close')
    .argument('<name>', 'user name or e-mail')
    .description('close an account: nobody signs in to it, address, devices and keys are removed, what it played stays')
    .option('--entries-stay', 'entries of contests that are on stay; left out, they are taken out')
    .option('--former', 'its entries are called A former player from then on')
    .option('--untold', 'no last mail to the address')
    .action((name: string, options: { entriesStay?: boolean; former?: boolean; untold?: boolean }) =>
      withUser(name, async (tx, invalidate, { doing, found }) => {
        const said = await closePerson(tx, invalidate, doing, {
          user: found,
          plugs: contests,
          entries: options.entriesStay ? 'stay' : 'leave',
          names: options.former ? 'former' : 'kept',
          tell: !options.untold,
        });
        return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}. user hand-over removed:${found.id} EMAIL opens it again.`;
      }),
    );
}

type Work = (tx: Tx, invalidate: Invalidate, on: { doing: Doing; found: User }) => Promise<string>;

/** Does something to an account in one transaction, and says what. */
const withUser = (name: string, work: Work): Promise<void> =>
  withDatabase(async (db: Database, config: Config) => {
    const site = { clock: await siteClock(db), wall: new SystemClock(), mail: mailSite(config) };
    const said = await db.write(async (tx, invalidate) => {
      const found = await findUserByName(tx, name);
      if (!found) throw new CommandRefused(`There is no user ${name}.`);
      return work(tx, invalidate, { doing: { by: BY, ip: '', site }, found });
    });
    say(said);
  });
