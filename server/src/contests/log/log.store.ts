import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { canonical, type Json } from '../../ground/proof/canonical';
import { leafHash } from '../../ground/proof/merkle';

/** What a line of a log says. */
export interface LogLine {
  kind: string;
  body: { readonly [name: string]: Json };
}

/** A contest that has a log: what it has taken over, and the number of its last seal. */
export interface LogState {
  outcomes: number;
  beat: number;
}

interface Where {
  tx: Tx;
  invalidate: Invalidate;
  contestId: number;
}

export async function logState(tx: Tx, contestId: number): Promise<LogState | undefined> {
  return tx.selectFrom('contest_logs').select(['outcomes', 'beat']).where('contest_id', '=', contestId).executeTakeFirst();
}

/** Which of these contests have a log. */
export async function begunLogs(tx: Tx, contestIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (contestIds.length === 0) return new Set();
  const rows = await tx.selectFrom('contest_logs').select('contest_id').where('contest_id', 'in', contestIds).execute();
  return new Set(rows.map(({ contest_id: id }) => id));
}

export async function logStates(tx: Tx): Promise<ReadonlyMap<number, LogState>> {
  const rows = await tx.selectFrom('contest_logs').selectAll().execute();
  return new Map(rows.map(({ contest_id: id, ...state }) => [id, state]));
}

/** Begins a log with its first lines. */
export async function beginLog(where: Where, lines: readonly LogLine[], { at, outcomes }: { at: number; outcomes: number }): Promise<void> {
  const { tx, contestId } = where;
  await tx.insertInto('contest_logs').values({ contest_id: contestId, outcomes, beat: 0 }).execute();
  await append(where, lines, at);
}

export async function keepState(tx: Tx, contestId: number, state: LogState): Promise<void> {
  await tx.updateTable('contest_logs').set(state).where('contest_id', '=', contestId).execute();
}

/**
 * Says something in a contest's log, in the transaction that does it; a contest whose log has not begun has it in its first line. The times of a
 * log never go back, whatever a practice clock does.
 *
 * @param at site time, epoch ms
 */
export async function tellLog(where: Where, lines: readonly LogLine[], at: number): Promise<void> {
  if (lines.length > 0 && (await logState(where.tx, where.contestId))) await append(where, lines, at);
}

async function append({ tx, invalidate, contestId }: Where, lines: readonly LogLine[], now: number): Promise<void> {
  const last = await tx
    .selectFrom('contest_log')
    .select(['n', 'at'])
    .where('contest_id', '=', contestId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = Math.max(now, last?.at ?? 0);
  const first = last === undefined ? 0 : last.n + 1;
  const rows = lines.map(({ kind, body }, i) => {
    const n = first + i;
    const text = canonical(body);
    return { contest_id: contestId, n, kind, at, body: text, leaf: leafHash(lineText({ at, kind, n }, text)).toString('base64') };
  });
  await tx.insertInto('contest_log').values(rows).execute();
  invalidate(tag.log(contestId));
}

/** The canonical JSON of `{at, body, kind, n}`, whose body is canonical already. */
const lineText = ({ at, kind, n }: { at: number; kind: string; n: number }, body: string): string =>
  `{"at":${at},"body":${body},"kind":${JSON.stringify(kind)},"n":${n}}`;

/** Lines as they are hashed, from one on. */
export async function linesFrom(tx: Tx, contestId: number, { from, most }: { from: number; most: number }): Promise<string[]> {
  const rows = await tx
    .selectFrom('contest_log')
    .select(['n', 'at', 'kind', 'body'])
    .where('contest_id', '=', contestId)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(most)
    .execute();
  return rows.map(({ body, ...line }) => lineText(line, body));
}

/** Of which of these kinds a log's last line of any of them is. */
export async function lastOfKinds(tx: Tx, contestId: number, kinds: readonly string[]): Promise<string | undefined> {
  const last = await tx
    .selectFrom('contest_log')
    .select('kind')
    .where('contest_id', '=', contestId)
    .where('kind', 'in', kinds)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind;
}

/** What lines of some kinds say, the first first. */
export async function linesOfKinds(tx: Tx, contestId: number, kinds: readonly string[]): Promise<{ kind: string; body: unknown }[]> {
  const rows = await tx
    .selectFrom('contest_log')
    .select(['kind', 'body'])
    .where('contest_id', '=', contestId)
    .where('kind', 'in', kinds)
    .orderBy('n')
    .execute();
  return rows.map(({ kind, body }) => ({ kind, body: JSON.parse(body) as unknown }));
}

/** The leaves of a log from one on, and when its last line was written. */
export async function leavesFrom(tx: Tx, contestId: number, from: number): Promise<{ leaves: Buffer[]; at: number }> {
  const rows = await tx
    .selectFrom('contest_log')
    .select(['leaf', 'at'])
    .where('contest_id', '=', contestId)
    .where('n', '>=', from)
    .orderBy('n')
    .execute();
  return { leaves: rows.map(({ leaf }) => Buffer.from(leaf, 'base64')), at: rows.at(-1)?.at ?? 0 };
}
