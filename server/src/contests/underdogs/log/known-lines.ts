import type { MissedPick } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { linesOfKinds, type LogLine } from '../../log/log.store';
import type { Memories } from '../../memories';
import { gameOfLog } from '../../proof/week-seals';
import { readSettings } from '../underdogs.store';
import { weeksByNow } from './weeks-by-now';

/** From now on missed picks are dealt with so. @param since where it was so before the log could say it, epoch ms */
export const missedLine = (policy: MissedPick, since?: number): LogLine => ({
  kind: 'missed',
  body: { policy, ...(since === undefined ? {} : { since }) },
});

/** Which contest, as of when, epoch ms. */
interface At {
  tx: Tx;
  memories: Memories;
  contest: Contest;
  now: number;
}

interface ToldResult {
  event: number;
  score1: number | null;
}

/**
 * What was so before the log tells of weeks: when entries were made that no line added, what became of missed picks since when, and how games
 * ended that nobody had picked. A log that is older than such lines goes on with them.
 *
 * @param results that the log's first line tells, where that is yet to be written
 */
export async function knownLines({ tx, memories, contest, now }: At, results?: readonly unknown[]): Promise<LogLine[]> {
  const lines = results ? [] : await linesOfKinds(tx, contest.id, ['began', 'entry.added', 'result', 'correction']);
  const added = new Set(lines.flatMap(({ kind, body }) => (kind === 'entry.added' ? (body as { entry: number }).entry : [])));
  const entries = (await memories.directory.in(tx).entriesOf(contest.id)).filter(({ id }) => !added.has(id));
  const { missedPicks } = await readSettings(tx, contest.id);
  const games = (await weeksByNow(tx, memories, contest, now)).flatMap((week) => week.games);
  const told = results ? new Set((results as readonly ToldResult[]).map(({ event }) => event)) : toldResults(lines);
  const over = games.filter(({ id, state }) => state === 'final' && !told.has(id)).sort((a, b) => a.id - b.id);
  return [
    { kind: 'made', body: { entries: entries.map(({ id, createdAt }) => ({ entry: id, made: createdAt })) } },
    ...missedPicks.map(({ policy, since }) => missedLine(policy, since)),
    ...over.map((game) => ({ kind: 'result', body: { ...gameOfLog(game), score1: game.score1, score2: game.score2 } })),
  ];
}

/** Games whose result stands in the log. */
function toldResults(lines: readonly { kind: string; body: unknown }[]): ReadonlySet<number> {
  const told = new Map<number, number | null>();
  for (const { kind, body } of lines) {
    if (kind === 'entry.added') continue;
    const results = kind === 'began' ? (body as { results: ToldResult[] }).results : [body as ToldResult];
    for (const { event, score1 } of results) told.set(event, score1);
  }
  return new Set([...told].flatMap(([event, score]) => (score === null ? [] : event)));
}
