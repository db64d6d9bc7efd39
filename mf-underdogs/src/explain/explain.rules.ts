import type { UnderdogsPickRow } from '@poolhouse/contract';
import { must } from '@poolhouse/shared-ui';
import { marginOf } from '../standing/standing.rules';
import { howItEnded, howItStands, whatItTakes } from '../standing/takes.rules';

/** How lines and instants are written; given, so that the rules need no browser. */
export interface Words {
  line(line: number): string;
  /** Of an ISO instant: 'Tue 9:14 AM'. */
  at(iso: string): string;
}

/** 'NYJ +7.5, taken Tue 9:14 AM': what is locked, at which line and since when. */
export function receipt(
  { Abbrev, pick, spread, TakenAt }: Pick<UnderdogsPickRow, 'Abbrev' | 'pick' | 'spread' | 'TakenAt'>,
  words: Words,
): string {
  const line = spread === null ? ', no line yet' : ` ${words.line(spread)}`;
  return `${Abbrev || pick}${line}${TakenAt === '' || spread === null ? '' : `, taken ${words.at(TakenAt)}`}`;
}

/** Who set the pick, when it was not its player; '' when it was. */
export function whoSetIt({ Override, Auto }: Pick<UnderdogsPickRow, 'Override' | 'Auto'>): string {
  if (Auto) return 'No pick came in, so it got the biggest underdog it had left.';
  return Override === '' ? '' : `An administrator set this pick: ${Override.replace(/\.$/, '')}.`;
}

/** What the game makes of a pick. `now` is epoch ms of the server's time. */
export function outcome(pick: UnderdogsPickRow, words: Words, now: number): string {
  if (pick.Void !== '') return `It counts for nothing: ${pick.Void.replace(/\.$/, '')}.`;
  const margin = marginOf(pick);
  if (margin !== null && pick.Grade !== '') return howItEnded(margin, must(pick.spread, 'a pick that stands has its points'));
  if (margin !== null && pick.live) return howItStands(margin, must(pick.spread, 'a pick that stands has its points'));
  if (pick.live) return 'On now.';
  if (Date.parse(pick.Day) <= now) return 'No result, so it counts neither way.';
  return `Kicks off ${words.at(pick.Day)}.${pick.spread === null ? '' : ` ${whatItTakes(pick.spread)}`}`;
}

/** The sentences behind a pick: its receipt, what came of it, and who set it. */
export function explainPick(pick: UnderdogsPickRow, words: Words, now: number): string {
  if (pick.sealed) return 'Picked. The team is shown at kickoff.';
  if (pick.pick === '') return `An administrator took the pick away: ${pick.Override.replace(/\.$/, '')}.`;
  return [`${receipt(pick, words)}.`, outcome(pick, words, now), whoSetIt(pick)].filter((part) => part !== '').join(' ');
}
