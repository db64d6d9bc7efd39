import type { FootballPickRow } from '@poolhouse/contract';
import { speakLine } from '@poolhouse/shared-ui';

/** What a result chip says aloud. Source: design/ui.md, section 4. */
export function spokenResult(result: number | null, push: boolean): string {
  if (result === 1) return 'win';
  if (result === 0) return push ? 'push, counts as a loss' : 'loss';
  if (result === -1) return 'winning now';
  if (result === -2) return push ? 'pushing now' : 'losing now';
  if (result === 3) return 'to come';
  return 'no result yet';
}

/** A cell of the picks grid: 'Pick 3, Bills minus 5.5, winning now'. */
export function spokenPick(pick: FootballPickRow | null, slot: number): string {
  if (!pick) return `Pick ${slot}, no pick`;
  if (pick.Pick === '') return `Pick ${slot}, picked, shown at kickoff`;
  const line = speakLine(pick.Spread);
  return `Pick ${slot}, ${pick.Pick}${line && ` ${line}`}, ${spokenResult(pick.Result, pick.Push === 1)}`;
}
