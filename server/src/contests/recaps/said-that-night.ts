import type { ContestType, RecapSaid } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { saidBetween } from '../../people/smack/said.store';
import { boardOf } from '../../people/smack/smack.store';
import { windowOf, type Calendar } from '../weeks/calendar';

interface Night {
  contestId: number;
  calendar: Calendar;
  week: number;
  /** Of the week's games that were played, epoch ms. */
  kickoffs: readonly number[];
}

/** The line after the last game had begun that most reacted to while the week was on: it stays the one, whatever is written later. */
export const saidThatNight = (tx: Tx, type: ContestType, { contestId, calendar, week, kickoffs }: Night): Promise<RecapSaid[]> =>
  saidBetween(tx, boardOf(type, contestId), { from: Math.max(...kickoffs), until: windowOf(calendar, week)?.closesAt ?? Infinity });
