import { agentByName } from '../../../ground/agents/agents.store';
import type { Database, Tx } from '../../../ground/db/database';
import { boardAt } from '../rules/board.rules';
import { isSomebodyOut } from '../rules/stale.rules';
import { readFacts } from '../stores/facts.store';
import { currentTournaments } from '../stores/feeds.store';
import { changeTournament } from '../stores/tournaments.store';

/** Without an answer for so long a feed counts as silent. */
export const SILENT_MS = 5 * 60_000;

/** Notes when the leaderboard falls silent while golfers are on the course, and when it is back; writes at these two moments alone. */
export async function noteSilence(db: Database, now: number): Promise<void> {
  const changed = await db.read((tx) => silences(tx, now));
  if (changed.length > 0)
    await db.write(async (tx, invalidate) => {
      for (const { tid, silent } of await silences(tx, now)) await changeTournament(tx, invalidate, tid, { silent });
    });
}

async function silences(tx: Tx, now: number): Promise<{ tid: number; silent: boolean }[]> {
  const tournaments = (await currentTournaments(tx, now)).filter(
    ({ scoresFromAt, firstTeeAt }) => scoresFromAt !== null && firstTeeAt <= now,
  );
  if (tournaments.length === 0) return [];
  const agent = await agentByName(tx, 'golf-leaderboard');
  const last = agent?.last_good_at ?? null;
  const isQuiet = last !== null && now - last >= SILENT_MS;
  const found: { tid: number; silent: boolean }[] = [];
  for (const { id: tid, silent = false } of tournaments) {
    const facts = isQuiet ? await readFacts(tx, tid) : undefined;
    const board = facts && boardAt(facts, now);
    const is = board !== undefined && board.status === 'IN_PROGRESS' && isSomebodyOut(board, now);
    if (is !== silent) found.push({ tid, silent: is });
  }
  return found;
}
