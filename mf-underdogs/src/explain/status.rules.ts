import type { UnderdogsPickRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { formatRecord, must } from '@poolhouse/shared-ui';
import { marginOf } from '../standing/standing.rules';
import { inShort } from '../standing/takes.rules';
import type { Words } from './explain.rules';

/** 'trails by 3, covering' or when it begins; '' where there is nothing to tell. */
export function pickNote(pick: UnderdogsPickRow, words: Words, now: number): string {
  if (pick.Void !== '') return 'counts for nothing';
  const margin = marginOf(pick);
  if (margin !== null && (pick.live || pick.Grade !== ''))
    return inShort(margin, must(pick.spread, 'a graded pick has its points'), pick.Grade !== '');
  if (pick.live) return 'on now';
  return Date.parse(pick.Day) > now ? words.at(pick.Day) : 'no result';
}

/** '4–3–2' of a standings row. */
export const recordOf = ({ Wins, Covers, Losses }: Pick<UnderdogsStandingRow, 'Wins' | 'Covers' | 'Losses'>): string =>
  formatRecord(Wins, Covers, Losses);
