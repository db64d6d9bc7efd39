import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { anotherAdministrator } from '../../entries/four-eyes';
import { isNo, mayDo, sentenceOf, type Act, type MayDo, type NumbersFrom } from './acts.rules';
import { hasEntry } from './claims.store';
import { closedWords } from './closed-words.rules';
import { isEmpty } from './digits.rules';
import type { LiveBoard } from './live-board';

export function numbersFrom({ board }: Pick<LiveBoard, 'board'>): NumbersFrom {
  if (board.document) return board.voidedAt === null ? 'drawn' : 'redrawn';
  if (board.redrawGame !== null) return 'again';
  return isEmpty(board.numbers) ? 'none' : 'typed';
}

/** Refuses what may not be done with a board as it stands; answers on what terms it may. */
export function refuseAct(act: Act, live: Pick<LiveBoard, 'board' | 'state' | 'lockAt'>): Exclude<MayDo, Parameters<typeof sentenceOf>[0]> {
  const may = mayDo(act, live.state, numbersFrom(live));
  if (!isNo(may)) return may;
  const { code, message } = sentenceOf(may, closedWords(live.lockAt));
  throw new Refusal(code, message);
}

/** Refuses who has a hand in it: the owner of one of these entries. */
export function refuseOwn(viewer: Viewer, entries: ReadonlyArray<{ userId: number } | undefined>): void {
  if (entries.some((entry) => entry?.userId === viewer.userId)) throw anotherAdministrator();
}

/** Refuses who plays on the board, or did: what they would do there may help them. */
export async function refusePlayer(tx: Tx, contestId: number, viewer: Viewer): Promise<void> {
  if (await hasEntry(tx, contestId, viewer.userId))
    throw new Refusal('forbidden', 'You play on this board. An administrator who does not has to do it.');
}
