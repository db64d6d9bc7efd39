import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import type { WeekChances } from './week-chances.rules';

export interface ShownChances {
  /** As the board stands, or as it is supposed; null until they are worked out. */
  readonly chances: WeekChances | null;
  /** As it stands, where something is supposed. */
  readonly before: WeekChances | null;
}

/** A board as it would stand, and whether nothing of the week is open then; null where nothing is supposed of it. */
interface Then {
  readonly board: Board;
  readonly supposed: { readonly over: boolean } | null;
}

const NOTHING = { board: null, over: false };

/** Everybody's chance of a perfect week, worked out once the board stands; undefined while nothing of the week is on, or when it is over. */
export function useWeekChances(now: Board, { board, supposed }: Then): ShownChances | undefined {
  const runs = now.config.WeekOver === 0 && now.scores.some(({ started }) => started === 1);
  const nowChances = useChancesOf(runs ? now : null, false);
  const { board: then, over } = runs && supposed ? { board, over: supposed.over } : NOTHING;
  const thenChances = useChancesOf(then, over);
  return useMemo(
    () => (runs ? (then ? { chances: thenChances, before: nowChances } : { chances: nowChances, before: null }) : undefined),
    [runs, then, nowChances, thenChances],
  );
}

const useChancesOf = (board: Board | null, over: boolean): WeekChances | null =>
  useSteps(useMemo(() => (board ? () => begin(board, over) : null), [board, over]));

async function begin(board: Board, over: boolean) {
  const { weekChances } = await import(/* webpackChunkName: "football-chances" */ './week-chances.rules');
  return weekChances(board, over);
}
