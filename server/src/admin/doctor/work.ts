import { formatNumber, plural } from '@poolhouse/contract/formats';
import { createTransport } from 'nodemailer';
import type { Tx } from '../../ground/db/database';
import { givenUpMails } from '../../people/mail/mail-rows.store';
import { unsentMails } from '../../people/mail/outbox.store';
import { countServers } from '../figures/figures.store';
import { agentRows } from '../site/agent-rows.store';
import { bad, good, look, type Finding } from './finding';

const ALL = 1000;
const PATIENCE_MS = 10_000;

/** The jobs that the site does by itself. @param wallNow real time, epoch ms @param saidElsewhere agents whose failures are findings of their own */
export async function ofAgents(tx: Tx, wallNow: number, saidElsewhere: ReadonlySet<string> = new Set()): Promise<Finding[]> {
  const rows = (await agentRows(tx, wallNow)).filter(({ active }) => active === 1);
  const late = rows.filter((row) => row.late === 1).map(({ name }) => name);
  const failing = rows.filter(({ name, failures }) => failures > 0 && !saidElsewhere.has(name));
  // `server` is the number that one more would have.
  const { server } = await countServers(tx, '', wallNow);
  if (server === 1) return [look('Agents', 'No server is running, so none of them is.', 'Start the site, and look again.')];
  return [
    ...failing.map(({ title, name, outcome }) =>
      bad('Agents', `${title ?? name}: ${outcome}`, 'The console, Admin, shows when it runs next, and runs it now.'),
    ),
    ...late.map((name) => bad('Agents', `${name} should have run long ago.`, 'Restart the site; if it stays so, its log says why.')),
    ...(failing.length + late.length === 0
      ? [
          good(
            'Agents',
            `${plural(rows.length, 'agent')}, none late, none failing${rows.some(({ failures }) => failures > 0) ? ' but feeds' : ''}.`,
          ),
        ]
      : []),
  ];
}

/** How many mails wait, given up or not, and how many were given up. */
export const mailCounts = async (tx: Tx): Promise<{ waiting: number; lost: number }> => ({
  waiting: (await unsentMails(tx, ALL)).length,
  lost: (await givenUpMails(tx, 'all')).length,
});

/** Whether mails leave. @param verify asks the mail server, and throws where it does not answer as it should */
export async function ofMail(
  { waiting, lost }: Awaited<ReturnType<typeof mailCounts>>,
  smtpUrl: string | undefined,
  verify = askServer,
): Promise<Finding[]> {
  const gave =
    lost === 0 ? [] : [look('Mail', `${plural(lost, 'mail')} could not be delivered.`, 'The console, Mail, says to whom and why.')];
  if (smtpUrl === undefined)
    return [
      look('Mail', `There is no mail server: mails lie in the folder outbox (${formatNumber(waiting)} wait).`, 'Set SMTP_URL.'),
      ...gave,
    ];
  try {
    await verify(smtpUrl);
    return [good('Mail', `The mail server lets this site in; ${plural(waiting, 'mail waits', 'mails wait')}.`), ...gave];
  } catch (error) {
    return [
      bad('Mail', `The mail server does not: ${error instanceof Error ? error.message : String(error)}`, 'See to SMTP_URL and its server.'),
      ...gave,
    ];
  }
}

async function askServer(url: string): Promise<void> {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...patience });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
