import { wakeIfAsleep } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import type { OutcomeKind } from '../../ground/db/proof-schema';
import type { Game } from './game';

/** Name of the agent that keeps the logs of contests. */
export const SEALS_AGENT = 'seals';

export type DecidedGame = Pick<Game, 'id' | 'state' | 'score1' | 'score2'>;

/** How a game ended, as the logs of contests tell it. */
export interface Outcome {
  id: number;
  eventId: number;
  /** Site time, epoch ms. */
  at: number;
  kind: OutcomeKind;
  score1: number | null;
  score2: number | null;
  /** The home line as it was then. */
  spread2: number | null;
  reason: string;
}

/** What a change of a game's row means for points; undefined for nothing. */
export function outcomeKind(before: DecidedGame, after: DecidedGame): OutcomeKind | undefined {
  const [was, is] = [before.state === 'final', after.state === 'final'];
  if (is && !was) return 'result';
  if (was && (!is || before.score1 !== after.score1 || before.score2 !== after.score2)) return 'correction';
  const off = after.state === 'postponed' || after.state === 'cancelled';
  return off && before.state !== after.state ? 'postponed' : undefined;
}

/**
 * To be called by whoever changes a game's score or state, in the same transaction: what it means for points is then told by the log of every
 * contest that it counts for.
 */
export async function keepOutcome(
  tx: Tx,
  before: DecidedGame,
  after: DecidedGame & Pick<Game, 'season' | 'spread2'>,
  { at, reason = '' }: { at: number; reason?: string },
): Promise<void> {
  const kind = outcomeKind(before, after);
  if (kind === undefined) return;
  const scores = after.state === 'final' ? { score1: after.score1, score2: after.score2 } : { score1: null, score2: null };
  await tx
    .insertInto('game_outcomes')
    .values({ event_id: after.id, season: after.season, at, kind, ...scores, spread2: after.spread2, reason })
    .execute();
  await wakeIfAsleep(tx, SEALS_AGENT);
}

/** Those of a season that came after one, the first first. */
export async function outcomesSince(tx: Tx, season: number, since: number): Promise<Outcome[]> {
  const rows = await tx
    .selectFrom('game_outcomes')
    .selectAll()
    .where('season', '=', season)
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ event_id: eventId, season: _season, ...row }) => ({ eventId, ...row }));
}

/** The last one of each of these seasons; 0 for none. */
export async function lastOutcomes(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('game_outcomes')
    .select(['season', (eb) => eb.fn.max('id').as('last')])
    .groupBy('season')
    .execute();
  return new Map(rows.map(({ season, last }) => [season, Number(last)]));
}
