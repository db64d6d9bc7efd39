/** Why the data cannot be had right now. */
export type Outage = 'unreachable' | 'busy' | 'full';

/** What is known of a write that failed: nothing of it was saved, or its commit was lost on the way. A read saves nothing. */
export type Saved = 'nothing' | 'unknown' | 'read';

const REASONS: Record<Outage, string> = {
  unreachable: 'The site cannot reach its database right now.',
  busy: 'The site is too busy right now.',
  full: 'The site has no room left on its disk. Whoever runs the site has to make room.',
};
const ENDINGS: Record<Saved, string> = {
  nothing: 'Nothing was saved; please try again in a minute.',
  unknown: 'Please look whether it was saved before you try again.',
  read: 'Please try again in a minute.',
};

/** The database could not do it; says so in words for a player. Nobody is to blame but the site. */
export class Unavailable extends Error {
  constructor(
    readonly outage: Outage,
    readonly saved: Saved,
    override readonly cause?: unknown,
  ) {
    super(`${REASONS[outage]} ${ENDINGS[saved]}`);
    this.name = 'Unavailable';
  }
}

/** PostgreSQL and the network: it stops, starts, was ended by somebody, or takes no more connections. And a disk that fails to sync. */
const UNREACHABLE =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|57P0[1-5]|53300|08\w{3}|25P0[34]|NOT_SYNCED)$/;
/** pg gives these no code. */
const UNREACHABLE_WORDS =
  /Connection terminated|Client has encountered a connection error|Query read timeout|Connection ended|timeout expired|socket/i;
const BUSY = /^(55P03|57014|SQLITE_BUSY\w*)$/;
const BUSY_WORDS = /timeout exceeded when trying to connect|database (table )?is locked/;
const FULL = /^(53100|SQLITE_FULL|SQLITE_IOERR\w*|ENOSPC|EDQUOT)$/;
const FULL_WORDS = /database or disk is full|disk I\/O error|No space left on device/;

/** A host of the database that is no primary any more, when it was to write; to a reader it would say that the program is at fault. */
const STANDBY = '25006';

/** What kind of outage an error of the database tells of; undefined for one that is a fault of the program. */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof Unavailable) return error.outage;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const [known, words] = [typeof code === 'string' ? code : '', String(message)];
  if (FULL.test(known) || FULL_WORDS.test(words)) return 'full';
  if (BUSY.test(known) || BUSY_WORDS.test(words)) return 'busy';
  if (UNREACHABLE.test(known) || (known === '' && UNREACHABLE_WORDS.test(words))) return 'unreachable';
  return undefined;
}

/** The same as an error that a player may read, where it tells of an outage; any other as it is. @param saved what is known of a write */
export function asUnavailable(error: unknown, saved: Saved): unknown {
  if (error instanceof Unavailable) return error;
  const standby = saved !== 'read' && (error as { code?: unknown } | undefined)?.code === STANDBY;
  const outage = standby ? 'unreachable' : outageOf(error);
  return outage === undefined ? error : new Unavailable(outage, outage === 'unreachable' || saved === 'read' ? saved : 'nothing', error);
}
