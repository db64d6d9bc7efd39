import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import { contestSecret, extract } from '../../ground/proof/seal';
import { lastOutcomes, outcomesSince } from '../../sport/games/game-outcomes.store';
import type { Contest } from '../contest';
import type { Memberships } from '../entries/directory';
import { beginLog, keepState, logState, tellLog, type LogLine, type LogState } from '../log/log.store';
import { firstLine, outcomeLine, sealLine } from './log-lines';
import type { LoggedResult, SealRound, SealSource } from './seal-source';
import { dueSeal, nextDue, nextHourly, openingsAt, sealOf, type DueSeal, type Sealing } from './seals';
import { addOpenings, keepSeal, lastSeals, openedSlots, type LastSeal } from './seals.store';

export interface LookDeps {
  db: Database;
  directory: { in(tx: Tx): Pick<Memberships, 'entriesOf'> };
  /** The site's, 32 bytes. */
  secret: Buffer;
  /** Site time, epoch ms. */
  now(): number;
}

/** What a look found, and when the next one is due by time alone, site time. */
export interface Looked {
  sealed: number;
  nextAt: number;
}

interface Look {
  tx: Tx;
  invalidate: Invalidate;
  source: SealSource;
  contest: Contest;
  now: number;
}

/** Brings a contest's log up to date: begins it, seals what is due, opens what a lock opens, and takes over how games ended. One transaction. */
export function lookAtLog(deps: LookDeps, source: SealSource, contest: Contest): Promise<Looked> {
  return deps.db.write(
    async (tx, invalidate) => {
      const look = { tx, invalidate, source, contest, now: deps.now() };
      const state = (await logState(tx, contest.id)) ?? (await begin(deps, look));
      const { lines, beat, nextAt } = await sealed(deps, look, state);
      const { told, outcomes } = await ended(look, state);
      // Games of other sports change nothing for it, and a thousand contests would be read for each.
      const idle = outcomes !== state.outcomes && told.length === 0 && lines.length === 0;
      const where = { tx, invalidate, contestId: contest.id };
      await tellLog(where, [...lines, ...told], look.now);
      // What was told just now is in the log by then.
      await tellLog(where, idle ? [] : await untold(look), look.now);
      if (beat !== state.beat || outcomes !== state.outcomes) await keepState(tx, contest.id, { beat, outcomes });
      return { sealed: lines.length, nextAt };
    },
    { only: tag.contest(contest.id) },
  );
}

async function begin({ directory }: LookDeps, { tx, invalidate, source, contest, now }: Look): Promise<LogState> {
  const outcomes = (await lastOutcomes(tx)).get(contest.year) ?? 0;
  const entries = await directory.in(tx).entriesOf(contest.id);
  const known = await source.before(tx, contest, now);
  const line = firstLine(contest, { entries, slots: source.slots, words: source.words, known });
  await beginLog({ tx, invalidate, contestId: contest.id }, [line, ...(known.more ?? [])], { at: now, outcomes });
  return { outcomes, beat: 0 };
}

async function sealed({ secret }: LookDeps, look: Look, state: LogState): Promise<{ lines: LogLine[]; beat: number; nextAt: number }> {
  const { tx, source, contest, now } = look;
  const known = await lastSeals(tx, contest.id);
  const unfinished = known.filter(({ over }) => !over).map(({ period }) => period);
  const sealing = { contestId: contest.id, extracted: extract(contestSecret(secret, contest.id)) };
  let { beat } = state;
  let nextAt = nextHourly(contest.id, now);
  const lines: LogLine[] = [];
  for (const round of await source.rounds(tx, contest, { now, unfinished })) {
    const last = known.find(({ period }) => period === round.period);
    nextAt = Math.min(nextAt, nextDue(contest.id, round, now));
    const due = dueSeal(contest.id, round, last, now);
    if (!due) continue;
    beat += 1;
    lines.push(await sealRound(look, sealing, { round, last, due, beat }));
  }
  return { lines, beat, nextAt };
}

async function sealRound(
  { tx, contest, now }: Look,
  sealing: Sealing,
  { round, last, due, beat }: { round: SealRound; last: LastSeal | undefined; due: DueSeal; beat: number },
): Promise<LogLine> {
  const { period } = round;
  const seal = await sealOf(sealing, round, beat);
  if (due.kind === 'lock' && last) {
    const opened = await openedSlots(tx, contest.id, period);
    await addOpenings(tx, contest.id, await openingsAt(sealing, { round, last, lock: due, opened, now }, seal));
  }
  await keepSeal(tx, contest.id, { period, beat, at: now, leaves: seal.leaves, over: due.last });
  return sealLine(round, seal, due, now);
}

/** What a log takes over of games. */
interface Taking<C> {
  tx: Tx;
  invalidate: Invalidate;
  source: {
    games(tx: Tx, contest: C, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedResult>>;
    untold?(tx: Tx, contest: C, now: number): Promise<readonly LogLine[]>;
  };
  contest: C;
  now: number;
}

/** Takes over how games ended before a contest tells its log what follows from that, in the same transaction; none for a log that has not begun. */
export async function catchUp<C extends Pick<Contest, 'id' | 'year'>>(taking: Taking<C>): Promise<void> {
  const { tx, invalidate, contest, now } = taking;
  const state = await logState(tx, contest.id);
  if (!state) return;
  const { told, outcomes } = await ended(taking, state);
  const where = { tx, invalidate, contestId: contest.id };
  await tellLog(where, told, now);
  await tellLog(where, await untold(taking), now);
  if (outcomes !== state.outcomes) await keepState(tx, contest.id, { ...state, outcomes });
}

async function ended<C extends Pick<Contest, 'id' | 'year'>>(
  { tx, source, contest }: Taking<C>,
  state: LogState,
): Promise<{ told: LogLine[]; outcomes: number }> {
  const found = await outcomesSince(tx, contest.year, state.outcomes);
  const last = found.at(-1);
  if (!last) return { told: [], outcomes: state.outcomes };
  const games = await source.games(tx, contest, [...new Set(found.map(({ eventId }) => eventId))]);
  const told = found.flatMap((outcome) => {
    const game = games.get(outcome.eventId);
    return game ? [outcomeLine(outcome, game)] : [];
  });
  return { told, outcomes: last.id };
}

const untold = async <C>({ tx, source, contest, now }: Taking<C>): Promise<readonly LogLine[]> =>
  (await source.untold?.(tx, contest, now)) ?? [];
