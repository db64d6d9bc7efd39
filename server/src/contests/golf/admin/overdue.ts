import type { NeedsActionRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { boardAt } from '../rules/board.rules';
import { overdueOf, type Overdue } from '../rules/overdue.rules';
import { readFacts } from '../stores/facts.store';
import { currentTournaments } from '../stores/feeds.store';

const WORDS: Readonly<Record<Overdue['why'], string>> = {
  'not final': 'every hole is in, and nobody has said that it is final, so nothing is paid. Say so in Golf Admin.',
  'not whole': 'its last day is over, and its scores are not whole. Bring them in, or say in Golf Admin that it is final or cancelled.',
};

/** Tournaments that wait for somebody's word: a feed that never says how one ended would leave it open for ever. */
export async function overdueTournaments(tx: Tx, now: number): Promise<NeedsActionRow[]> {
  const rows: NeedsActionRow[] = [];
  for (const { id, name, firstTeeAt } of await currentTournaments(tx, now)) {
    const facts = firstTeeAt <= now ? await readFacts(tx, id) : null;
    const late = facts && overdueOf(boardAt(facts, now), facts, now);
    if (!late) continue;
    const at = new Date(late.since).toISOString();
    rows.push({ ID: `result_waits-${id}`, kind: 'result_waits', message: `${name}: ${WORDS[late.why]}`, at, subject_id: null });
  }
  return rows;
}
