import { LOG_LINES_AT_ONCE } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { originOf } from '../../ground/proof/proof-site';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { groupName } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { Contest } from '../contest';
import { maySee, noSuchContest } from '../entries/access';
import type { Directory } from '../entries/directory';
import { logNote } from '../log/log-note';
import type { LogTree, LogTrees } from '../log/log-trees';
import { begunLogs, linesFrom } from '../log/log.store';
import { openedRows, shownResults } from './opened-rows';
import { saltsOf } from './salts';
import type { SealSource } from './seal-source';
import { lastSeals } from './seals.store';
import { logWatchers } from './watchers';
import { countWatchers } from './watchers.store';

/** The kinds of contest whose picks are sealed, and where their contests are found. */
export interface Seals {
  sources: readonly SealSource[];
  directory: Directory;
  logs: LogTrees;
}

interface Site extends Seals {
  ctx: Context;
  watched: ReturnType<typeof logWatchers>;
}

/** What a contest's log holds, for who may see the contest: its browsers watch that it only grows. */
export function proofRoutes(ctx: Context, seals: Seals): void {
  const site: Site = { ...seals, ctx, watched: logWatchers(ctx.db) };
  route(ctx, 'GET proof/contests', (call) => ownLogs(site, call));
  route(ctx, 'GET proof/checkpoint', (call) => newest(site, call));
  route(ctx, 'GET proof/consistency', (call) => consistency(site, call));
  route(ctx, 'GET proof/log', (call) => lines(site, call));
  route(ctx, 'GET proof/opened', (call) => opened(site, call));
}

/** Each with its circle, so that its player goes from one to the next. */
const ownLogs = ({ ctx, directory }: Site, { viewer }: Call<'GET proof/contests'>) =>
  ctx.db.read(async (tx) => {
    const own = await directory.in(tx).contestsOf(viewer.userId);
    const begun = await begunLogs(
      tx,
      own.map(({ id }) => id),
    );
    const logged = own.filter(({ id }) => begun.has(id));
    const names = new Map<number, string>();
    for (const { groupNumber } of logged) if (!names.has(groupNumber)) names.set(groupNumber, await groupName(tx, groupNumber));
    return {
      contests: logged.map(({ id, type, name, year, groupNumber: circle }) => ({
        ...{ contest_id: id, type, name, year, circle },
        circle_name: names.get(circle) ?? '',
      })),
    };
  });

interface Found {
  contest: Contest;
  /** None for a kind of contest that seals nothing. */
  source: SealSource | undefined;
  /** Of size 0 until it begins. */
  log: LogTree;
}

/** A contest that the viewer may see, and its log as a snapshot has it. */
async function find(tx: Tx, { sources, directory, logs }: Site, viewer: Viewer, contestId: number): Promise<Found> {
  const memberships = directory.in(tx);
  const contest = await memberships.contest(contestId);
  if (!contest || !(await maySee(memberships, viewer, contest))) throw noSuchContest();
  const source = sources.find(({ type }) => type === contest.type);
  return { contest, source, log: await logs.readIn(tx, contestId) };
}

/** The same, refused where its log has not begun. */
async function begunLog(...asked: Parameters<typeof find>): Promise<Found & { source: SealSource }> {
  const { contest, source, log } = await find(...asked);
  if (!source || log.size === 0) throw new Refusal('not_found', 'This contest has no log yet.', { contest_id: 'has no log' });
  return { contest, source, log };
}

const noteOf = ({ ctx: { proof } }: Site, { contest, log }: Found): string => logNote(proof, contest.id, log);

/** Notes that a browser watches a log, of those that have begun. Answers whether that was written. */
const seenBy = async ({ ctx, watched }: Site, viewer: Viewer, { contest, log }: Found): Promise<boolean> =>
  log.size > 0 && (await watched(contest.id, viewer.deviceId, ctx.clock.now()));

async function newest(site: Site, { query, viewer }: Call<'GET proof/checkpoint'>) {
  const { db, proof, clock } = site.ctx;
  const count = (tx: Tx) => countWatchers(tx, query.contest_id, clock.now());
  const { found, ...answer } = await db.read(async (tx) => {
    const of = await find(tx, site, viewer, query.contest_id);
    return {
      found: of,
      origin: originOf(proof, of.contest.id),
      key: proof.key.publicKey.toString('base64'),
      // Every browser asks on every board: that there is none yet is no fault.
      checkpoint: of.source && of.log.size > 0 ? noteOf(site, of) : '',
      at: new Date(of.log.at).toISOString(),
      watching: await count(tx),
    };
  });
  // Who asks is among those who watch.
  return (await seenBy(site, viewer, found)) ? { ...answer, watching: await db.read(count) } : answer;
}

async function consistency(site: Site, { query, viewer }: Call<'GET proof/consistency'>) {
  const { found, ...answer } = await site.ctx.db.read(async (tx) => {
    const of = await begunLog(tx, site, viewer, query.contest_id);
    const { size, tree, at } = of.log;
    // A log that is shorter than one that was seen is answered as it is: whoever has seen the longer one finds that it does not follow.
    const proof = query.from > size ? [] : tree.consistency(query.from, size);
    const hashes = proof.map((hash) => hash.toString('base64'));
    return { found: of, checkpoint: noteOf(site, of), at: new Date(at).toISOString(), proof: hashes };
  });
  await seenBy(site, viewer, found);
  return answer;
}

const lines = (site: Site, { query, viewer }: Call<'GET proof/log'>) =>
  site.ctx.db.read(async (tx) => {
    const { contest, source, log } = await begunLog(tx, site, viewer, query.contest_id);
    const now = site.ctx.clock.now();
    const unfinished = (await lastSeals(tx, contest.id)).filter(({ over }) => !over).map(({ period }) => period);
    const rounds = await source.rounds(tx, contest, { now, unfinished });
    return {
      lines: await linesFrom(tx, contest.id, { from: query.from ?? 0, most: LOG_LINES_AT_ONCE }),
      total: log.size,
      open: rounds
        .filter(({ locks }) => locks.some(({ at }) => at > now))
        .map(({ period, opensAt, locks }) => ({
          period,
          opens: new Date(opensAt).toISOString(),
          locks: locks.filter(({ at }) => at < Infinity).map(({ at }) => new Date(at).toISOString()),
        })),
    };
  });

const opened = (site: Site, { query, viewer }: Call<'GET proof/opened'>) =>
  site.ctx.db.read(async (tx) => {
    const { contest, source } = await begunLog(tx, site, viewer, query.contest_id);
    const opener = { source, contest, now: site.ctx.clock.now(), saltOf: saltsOf(site.ctx.proof, contest.id) };
    const rows = await openedRows(tx, opener, query.period);
    return { opened: rows, ...(query.period === undefined && { results: await shownResults(tx, opener) }) };
  });
