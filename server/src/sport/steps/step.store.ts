import type { GameStep } from '@poolhouse/contract/rules';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { run } from '../../ground/db/statement';
import type { Game } from '../games/game';
import { stepsOf, type SeenGame, type StepGame } from './step.rules';

type Stepped = StepGame & Pick<Game, 'id' | 'sport' | 'weekStart'>;

/** One that a process beside this one has kept already is not kept twice: a game's row is written before, so its last step is known here. */
const KEEP = `insert into score_steps (event_id, seq, at, status, time_left, score1, score2, what)
select cast($1 as integer), coalesce((select max(seq) from score_steps where event_id = $1), 0) + 1, cast($2 as bigint), $3, $4, cast($5 as integer), cast($6 as integer), $7
where not exists (
  select 1 from score_steps
  where event_id = $1 and seq = (select max(seq) from score_steps where event_id = $1) and status = $3 and score1 = $5 and score2 = $6
) on conflict do nothing`;

/**
 * Keeps what of a football game's course changes with this, in the transaction that changes it and beside its other statement: it asks nothing of that one. A clock
 * that merely runs is not kept, and costs nothing.
 *
 * @param seen what the game was since, the last of it what it is now; null where a practice clock has gone back: what is still to come is taken back
 * @param now site time, epoch ms
 */
export async function keepSteps(
  tx: Tx,
  invalidate: Invalidate,
  before: Stepped,
  { seen, now }: { seen: readonly SeenGame[] | null; now: number },
): Promise<void> {
  if (before.sport === 'NCAAB') return;
  const steps = seen && stepsOf(before, seen);
  const [first] = steps ?? [];
  if (!steps) await tx.deleteFrom('score_steps').where('event_id', '=', before.id).where('at', '>', now).execute();
  else if (!first) return;
  else if (steps.length === 1) await run(tx, KEEP, [before.id, ...fieldsOf(first)]);
  else await keepMany(tx, before.id, steps);
  invalidate(tag.steps(before.weekStart));
}

const fieldsOf = ({ at, status, timeLeft, score1, score2, what }: GameStep) => [at, status, timeLeft, score1, score2, what];

async function keepMany(tx: Tx, eventId: number, steps: readonly GameStep[]): Promise<void> {
  const last = await tx
    .selectFrom('score_steps')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  const rows = steps.map(({ timeLeft, ...step }, n) => ({
    ...step,
    time_left: timeLeft,
    event_id: eventId,
    seq: Number(last?.seq ?? 0) + n + 1,
  }));
  await tx
    .insertInto('score_steps')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * By game, what is kept of these games from their kick-offs on; `at` is epoch s. A game of which nothing is kept is not there.
 *
 * @param weekStart of the one week in which they count; null for all
 */
export async function stepsOfGames(
  tx: Tx,
  weekStart: string | null,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, GameStep[]>> {
  const games = new Map<number, GameStep[]>();
  if (eventIds.length === 0) return games;
  const rows = await tx
    .selectFrom('score_steps as s')
    .innerJoin('events as e', 'e.id', 's.event_id')
    .selectAll('s')
    .where('s.event_id', 'in', [...eventIds])
    .$if(weekStart !== null, (of) => of.where('e.week_start', '=', weekStart))
    .whereRef('s.at', '>=', 'e.kickoff_at')
    .orderBy('s.event_id')
    .orderBy('s.seq')
    .execute();
  for (const { event_id: id, at, time_left: timeLeft, status, score1, score2, what } of rows) {
    const step = { at: Math.floor(at / 1000), status, timeLeft, score1, score2, what };
    games.set(id, [...(games.get(id) ?? []), step]);
  }
  return games;
}
