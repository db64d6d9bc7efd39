import type { UnderdogsPickRow } from '@poolhouse/contract';
import { serverNow, speakLine } from '@poolhouse/shared-ui';
import { standingOf, type Standing } from './standing.rules';

const said: Record<Standing, string> = {
  win: 'won outright',
  cover: 'lost but covered',
  push: 'loss by exactly the line',
  loss: 'loss',
  winning: 'winning now',
  covering: 'covering now',
  pushing: 'exactly at the line now',
  losing: 'losing now',
  sealed: 'picked, shown at kickoff',
  toCome: 'to come',
  none: 'no result',
};

/** A cell of the grid in words: 'Week 4, Bears plus 3, lost but covered'. */
export function spokenPick(pick: UnderdogsPickRow | null, week: number): string {
  if (!pick) return `Week ${week}, no pick`;
  if (pick.sealed) return `Week ${week}, ${said.sealed}`;
  if (pick.pick === '')
    return `Week ${week}, ${pick.Override === '' ? 'no pick' : 'pick taken away'}${pick.Grade === 'L' ? ', a loss' : ''}`;
  const line = pick.spread === null ? '' : ` ${speakLine(pick.spread)}`;
  return `Week ${week}, ${pick.pick}${line}, ${said[standingOf(pick, serverNow())]}`;
}
