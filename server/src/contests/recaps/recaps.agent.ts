import { setTimeout as pause } from 'node:timers/promises';
import { plural } from '@poolhouse/contract/formats';
import type { Agent, AgentRun } from '../../ground/agents/agent';
import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import { PassedOver } from '../../ground/passed-over';
import type { MailSite } from '../../ground/site';
import { postMail } from '../../people/mail/post-mail';
import { recapMail } from '../../people/mail/templates/recap-mail';
import type { Contest } from '../contest';
import { contestsToTell, mailReaders, type MailReader } from './mail-readers.store';
import type { RecapSource, RoundRecap } from './recap-source';
import type { Recaps } from './recaps';
import { cardWords } from './shared-card.rules';

const LOOK_EVERY_SECONDS = 60;
/** A season ends in the year after its own. */
const YEARS_BACK = 1;
/** A round that was over so long before somebody looked is no news: a season that is loaded mails nobody. */
const NEWS_MS = 48 * 3_600_000;
/** Mails that are written in one transaction. */
const TOGETHER = 25;

export interface RecapMailDeps extends Recaps {
  /** Real time. */
  wall: Clock;
  mail: MailSite;
  /** What a contest's log came to, as a signed note; undefined where it has none. */
  checkpointOf?: (tx: Tx, contestId: number) => Promise<string | undefined>;
}

/** What a look at one contest works with. */
type Look = RecapMailDeps & Pick<AgentRun, 'db' | 'clock' | 'signal'> & { told: Set<string> };

/** Mails what a round came to once it is over for good, to each player once. */
export function recapsAgent(deps: RecapMailDeps): Agent {
  // Which rounds this process has seen mailed: what is written says so for all, this spares asking.
  const told = new Set<string>();
  return {
    name: 'recaps',
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ db, clock, signal }) => {
      const passed = new PassedOver();
      let written = 0;
      for (const source of deps.sources) if (source.latest) written += await mailAll({ ...deps, db, clock, signal, told }, source, passed);
      return { words: written === 0 ? 'Nothing to tell' : `${plural(written, 'mail')} written`, passedOver: passed.words };
    },
  };
}

async function mailAll(look: Look, source: RecapSource, passed: PassedOver): Promise<number> {
  const since = new Date(look.clock.now()).getUTCFullYear() - YEARS_BACK;
  let written = 0;
  for (const id of await look.db.read((tx) => contestsToTell(tx, source.type, since))) {
    if (look.signal.aborted) return written;
    written += (await passed.over(`Contest ${id}`, () => mailLatest(look, source, id))) ?? 0;
  }
  return written;
}

/** Mails the latest round of a contest; answers to how many. */
async function mailLatest({ db, clock, directory, told, ...deps }: Look, source: RecapSource, contestId: number): Promise<number> {
  const now = clock.now();
  const found = await db.read(async (tx) => {
    const contest = await directory.in(tx).contest(contestId);
    const latest = contest && (await source.latest?.(tx, contest, now));
    if (!contest || !latest || latest.from + NEWS_MS <= now || told.has(`${contestId}:${latest.round}`)) return undefined;
    const recap = await source.find?.(tx, contest, latest.round, now);
    const checkpoint = await deps.checkpointOf?.(tx, contestId);
    return (
      recap && {
        contest,
        recap,
        checkpoint,
        round: latest.round,
        usefulUntil: latest.from + NEWS_MS,
        readers: await mailReaders(tx, contestId),
      }
    );
  });
  if (!found) return 0;
  const written = await writeMails(db, { ...deps, ...found });
  if (!deps.signal.aborted) told.add(`${contestId}:${found.round}`);
  return written;
}

interface Mails {
  wall: Clock;
  mail: MailSite;
  signal: AbortSignal;
  contest: Contest;
  recap: RoundRecap;
  checkpoint: string | undefined;
  round: number;
  readers: readonly MailReader[];
  usefulUntil: number;
}

async function writeMails(db: Database, { readers, signal, ...mails }: Mails): Promise<number> {
  let written = 0;
  for (let at = 0; at < readers.length && !signal.aborted; at += TOGETHER) {
    const began = performance.now();
    written += await db.write(async (tx) => {
      let of = 0;
      for (const reader of readers.slice(at, at + TOGETHER)) if (await postMail(tx, mails.mail, mailTo(reader, mails))) of += 1;
      return of;
    });
    // Who waits for a page waits for half of it at most.
    if (at + TOGETHER < readers.length) await pause(performance.now() - began);
  }
  return written;
}

function mailTo(reader: MailReader, { mail, contest, recap, checkpoint, round, usefulUntil, wall }: Omit<Mails, 'readers' | 'signal'>) {
  const { card, page, lines, own } = recap;
  return {
    kind: 'weekly_recap' as const,
    dedupeKey: `recap:${contest.id}:${round}:${reader.id}`,
    to: reader,
    turnsOff: 'recaps' as const,
    write: (unsubscribeUrl: string) =>
      recapMail({
        username: reader.username,
        contest: contest.name,
        when: card.when,
        words: cardWords(card),
        own: reader.entries.flatMap(({ id, name }) => (own.has(id) ? [`${name}: ${own.get(id)}`] : [])),
        lines,
        page,
        checkpoint,
        baseUrl: mail.baseUrl,
        unsubscribeUrl,
      }),
    usefulUntil,
    wallNow: wall.now(),
  };
}
