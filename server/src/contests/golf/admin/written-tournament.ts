import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { FieldGolfer, TournamentFacts } from '../golf';
import { boardAt, type Board } from '../rules/board.rules';
import { handStateOf, type HandState } from '../rules/hand.rules';
import { readFacts } from '../stores/facts.store';
import { addCorrection } from '../stores/finals.store';

export async function factsOf(tx: Tx, tid: number): Promise<TournamentFacts> {
  const facts = await readFacts(tx, tid);
  if (!facts) throw new Refusal('unknown_tournament', 'There is no such tournament.', { tournament_id: 'is not a tournament' });
  return facts;
}

export function golferOf({ field }: TournamentFacts, golferId: number): FieldGolfer {
  const golfer = field.find((one) => one.golferId === golferId);
  if (!golfer) throw new Refusal('unknown_golfer', 'This golfer is not in the field.', { golfer_id: 'is not in the field' });
  return golfer;
}

/** The tournament as the board shows it now, and how it stands for who writes by hand. */
export function standOf(facts: TournamentFacts, now: number): { board: Board; state: HandState } {
  const board = boardAt(facts, now);
  return { board, state: handStateOf(board, now) };
}

/** What came after the result was official is told beside it, and changes nothing of it. */
export async function noteIfOfficial(
  tx: Tx,
  invalidate: Invalidate,
  { tournament }: TournamentFacts,
  { at, text }: { at: number; text: string },
): Promise<void> {
  if (tournament.officialAt !== null) await addCorrection(tx, invalidate, { tid: tournament.id, at, text });
}
