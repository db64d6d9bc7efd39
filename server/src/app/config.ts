import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { contests } from '../contests';
import type { BackupPlaces } from '../ground/backups/backups.agent';
import { bucketIn } from '../ground/backups/bucket-address';
import { faultOfUrl } from '../ground/db/postgres-url';
import { originsIn } from '../releases/remote-hosts';
import { feedConfig, feedEnvironment, type FeedConfig } from '../sport/feeds/feed-config';
import { USUAL_BUDGETS, type WriteBudgets } from '../web/http/write-budget';
import type { MetricsPlace } from './metrics/serve-metrics';

const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const contestVariables: Readonly<Record<string, z.ZodType>> = Object.assign({}, ...contests.map(({ agents }) => agents?.environment ?? {}));

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it unset for the embedded database)')
  .superRefine((url, context) => {
    const message = faultOfUrl(url);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const environment = z.object({
  ...Object.fromEntries(Object.entries(contestVariables).map(([name, schema]) => [name, optional(schema)])),
  ...feedEnvironment,
  PORT: optional(z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535)),
  HOST: optional(z.string()),
  DATABASE_URL: optional(databaseAddress),
  POOLHOUSE_DATA: optional(z.string()),
  POOLHOUSE_CLOCK: optional(
    z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], 'must be an instant such as 2022-09-06T12:00:00Z'),
  ),
  POOLHOUSE_CLOCK_RATE: optional(z.coerce.number('must be a number').min(0).max(100_000)),
  POOLHOUSE_PROXY: optional(
    z
      .string()
      .refine((list) => proxiesIn(list).every(isProxy), 'must be a comma list of addresses, networks such as 10.0.0.0/8, or loopback'),
  ),
  POOLHOUSE_WRITES_PER_MINUTE: optional(z.coerce.number('must be a number').int('must be a whole number').min(0)),
  POOLHOUSE_REMOTE_HOSTS: optional(
    z.string().refine((list) => originsIn(list) !== null, 'must be a comma list of addresses such as https://static.example.org'),
  ),
  POOLHOUSE_REGISTRY_KEY: optional(z.string()),
  POOLHOUSE_BACKUPS: optional(z.string()),
  POOLHOUSE_BACKUPS_COPY: optional(
    z
      .string()
      .refine(
        (place) => !/^\w+:\/\//.test(place) || bucketIn(place) !== undefined,
        'must be a folder, or a bucket such as https://s3.example.org/BUCKET',
      ),
  ),
  POOLHOUSE_BACKUPS_COPY_KEY: optional(z.string().regex(/^[^\s:]+:\S+$/, 'must be ID:SECRET')),
  POOLHOUSE_BACKUPS_COPY_REGION: optional(z.string().regex(/^[\w-]+$/, 'must be a name such as eu-central-1')),
  POOLHOUSE_BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have 12 characters or more')),
  LOG_FILE: optional(z.string()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  POOLHOUSE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://pool.example.org' })),
  POOLHOUSE_MAIL_FROM: optional(
    z
      .string()
      .trim()
      .max(200)
      .regex(/^[^\r\n<>]*(<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a sender such as Poolhouse <pool@example.org>'),
  ),
  POOLHOUSE_SUPPORT: optional(
    z.union([z.email(), z.url({ protocol: /^https?$/ })], 'must be a mail address, or an address such as https://help.example.org'),
  ),
  POOLHOUSE_MAIN_PAGE: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })),
  POOLHOUSE_METRICS_PORT: optional(z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535)),
  POOLHOUSE_METRICS_HOST: optional(z.string()),
  POOLHOUSE_PUSH_INSECURE: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
});

/** The names of all variables that the site reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

export interface Config {
  port: number;
  /** What it is called; it listens there, and for `localhost` at 127.0.0.1. */
  host: string;
  /** `postgres://…`, one host or several; unset for SQLite. */
  databaseUrl: string | undefined;
  /** Absolute folder of database and outbox. */
  dataFolder: string;
  /** The embedded database's file. */
  databaseFile: string;
  /** Practice mode from this instant, epoch ms. */
  practiceStart: number | undefined;
  /** Seconds of site time per real second. */
  practiceRate: number | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed, and of nobody else: IPs, networks such as 10.0.0.0/8, or loopback. */
  proxies: string[];
  /** How much a player may write; undefined for no limit. */
  budgets: WriteBudgets | undefined;
  /** Origins beside this site's own from which pages may load remotes. */
  remoteHosts: string[];
  /** File in which the operator keeps the key that signs releases; unset: it is in the database. */
  keyFile: string | undefined;
  smtpUrl: string | undefined;
  /** Push endpoints may be on this machine and without TLS; for tests alone. */
  pushInsecure: boolean;
  /** Where players reach the site, when that is not where it listens. */
  publicUrl: string | undefined;
  /** Sender of the site's mails. */
  mailFrom: string | undefined;
  /** Where players write to with what they have to say: a mail or a web address. */
  support: string | undefined;
  /** Where 'Main Page' leads; unset: one level up. */
  mainPage: string | undefined;
  /** Where the site is backed up to every night, and the passphrase that locks all backups; undefined for none. */
  backups: BackupPlaces & { passphrase: string | undefined };
  /** Where `GET /metrics` is answered; undefined for nowhere. */
  metrics: MetricsPlace | undefined;
  logLevel: string | undefined;
  /** Where log lines go; unset: standard error. */
  logFile: string | undefined;
  feeds: FeedConfig;
  /** The variables of contests, checked, by name. */
  contests: Readonly<Record<string, unknown>>;
}

/** A variable of the environment that cannot be used; the message names it. */
export class ConfigError extends Error {}

/** Reads the operator's variables. An instant without a zone is UTC, a day alone its midnight. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  const { data } = parsed;
  const dataFolder = resolve(data.POOLHOUSE_DATA ?? './data');
  const clock = data.POOLHOUSE_CLOCK;
  return {
    port: data.PORT ?? 8080,
    host: data.HOST ?? 'localhost',
    databaseUrl: data.DATABASE_URL,
    dataFolder,
    databaseFile: resolve(dataFolder, 'poolhouse.db'),
    practiceStart:
      clock === undefined ? undefined : Date.parse(/T.*(Z|[+-]\d\d:\d\d)$/.test(clock) || !clock.includes('T') ? clock : `${clock}Z`),
    practiceRate: data.POOLHOUSE_CLOCK_RATE,
    proxies: proxiesIn(data.POOLHOUSE_PROXY ?? ''),
    budgets: budgetsOf(data.POOLHOUSE_WRITES_PER_MINUTE),
    remoteHosts: originsIn(data.POOLHOUSE_REMOTE_HOSTS ?? '') ?? [],
    keyFile: data.POOLHOUSE_REGISTRY_KEY === undefined ? undefined : resolve(data.POOLHOUSE_REGISTRY_KEY),
    smtpUrl: data.SMTP_URL,
    pushInsecure: data.POOLHOUSE_PUSH_INSECURE === '1',
    publicUrl: data.POOLHOUSE_URL,
    mailFrom: data.POOLHOUSE_MAIL_FROM,
    support: data.POOLHOUSE_SUPPORT ?? addressIn(data.POOLHOUSE_MAIL_FROM),
    mainPage: data.POOLHOUSE_MAIN_PAGE,
    backups: backupsOf(data, dataFolder),
    metrics:
      data.POOLHOUSE_METRICS_PORT === undefined
        ? undefined
        : { port: data.POOLHOUSE_METRICS_PORT, host: data.POOLHOUSE_METRICS_HOST ?? '127.0.0.1' },
    logLevel: data.LOG_LEVEL,
    logFile: data.LOG_FILE === undefined ? undefined : resolve(data.LOG_FILE),
    feeds: feedConfig(data, dataFolder),
    contests: Object.fromEntries(Object.entries(data).filter(([name]) => name in contestVariables)),
  };
}

const backupsOf = (data: z.output<typeof environment>, dataFolder: string): Config['backups'] => ({
  folder: data.POOLHOUSE_BACKUPS === 'off' ? undefined : resolve(data.POOLHOUSE_BACKUPS ?? join(dataFolder, 'backups')),
  copyTo: secondPlace(data),
  passphrase: data.POOLHOUSE_BACKUP_PASSPHRASE,
});

function secondPlace(data: z.output<typeof environment>): BackupPlaces['copyTo'] {
  const { POOLHOUSE_BACKUPS_COPY: place, POOLHOUSE_BACKUPS_COPY_KEY: key, POOLHOUSE_BACKUPS_COPY_REGION: region = 'auto' } = data;
  if (place === undefined) return undefined;
  const bucket = bucketIn(place);
  if (bucket === undefined) return resolve(place);
  if (key === undefined) throw new ConfigError('POOLHOUSE_BACKUPS_COPY_KEY must be ID:SECRET of a key that may use that bucket');
  const [keyId = '', ...secret] = key.split(':');
  return { ...bucket, region, keyId, secret: secret.join(':') };
}

/** Who sends the site's mails gets answers to them. */
const addressIn = (sender: string | undefined): string | undefined => /([^\s<>]+@[^\s<>]+)>?$/.exec(sender ?? '')?.[1];

const proxiesIn = (list: string): string[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

/** An address, a network, or the name that stands for this machine. */
function isProxy(word: string): boolean {
  const [address = '', bits, ...more] = word.split('/');
  if (word === 'loopback') return true;
  const kind = isIP(address);
  return kind !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)));
}

/** Smack is a twelfth of all, as in the usual budget. */
function budgetsOf(writes: number | undefined): WriteBudgets | undefined {
  if (writes === undefined) return USUAL_BUDGETS;
  return writes === 0 ? undefined : { writes, smack: Math.max(1, Math.ceil(writes / 12)) };
}
