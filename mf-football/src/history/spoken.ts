import type { HistoryPickRow } from '@poolhouse/contract';
import { speakLine } from '@poolhouse/shared-ui';
import { spokenResult } from '../explain/spoken';

/** A pick of the past as it is said aloud: 'Bills minus 5.5, win'. */
export function spokenPast(pick: HistoryPickRow): string {
  if (pick.Pick === '') return pick.Result === 3 ? 'Picked, shown at kickoff' : 'No pick, loss';
  const line = speakLine(pick.Spread);
  return `${pick.Pick}${line && ` ${line}`}, ${spokenResult(pick.Result, pick.Push === 1)}`;
}
