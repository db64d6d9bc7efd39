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

/** Works out everybody's chance of something, a step at a time; its code is fetched first. */
type Begin = (board: Board, over: boolean) => Promise<Generator<void, WeekChances>>;

const NOTHING = { board: null, over: false };

/** Everybody's chance of a perfect week, worked out once the board stands; undefined while nothing of the week is on, or when it is over. */
export const useWeekChances = (now: Board, then: Then): ShownChances | undefined => useChances(now, then, perfect);

/** Everybody's chance of the week's first place, in the same way. */
export const useFirstPlaces = (of: { now: Board; whatIf: Then } | null): ShownChances | undefined =>
  useChances(of?.now ?? null, of?.whatIf ?? null, first);

/** Whether something of a week is on. */
export const weekRuns = ({ config, scores }: Pick<Board, 'config' | 'scores'>): boolean =>
  config.WeekOver === 0 && scores.some(({ started }) => started === 1);

function useChances(now: Board | null, as: Then | null, begin: Begin): ShownChances | undefined {
  const runs = now !== null && weekRuns(now);
  const nowChances = useChancesOf(runs ? now : null, false, begin);
  const { board: then, over } = runs && as?.supposed ? { board: as.board, over: as.supposed.over } : NOTHING;
  const thenChances = useChancesOf(then, over, begin);
  return useMemo(
    () => (runs ? (then ? { chances: thenChances, before: nowChances } : { chances: nowChances, before: null }) : undefined),
    [runs, then, nowChances, thenChances],
  );
}

const useChancesOf = (board: Board | null, over: boolean, begin: Begin): WeekChances | null =>
  useSteps(useMemo(() => (board ? () => begin(board, over) : null), [board, over, begin]));

const perfect: Begin = async (board, over) => {
  const { weekChances } = await import(/* webpackChunkName: "football-chances" */ './week-chances.rules');
  return weekChances(board, over);
};

const first: Begin = async (board, over) => {
  const { firstPlaces } = await import(/* webpackChunkName: "football-chances" */ './first-place.rules');
  return firstPlaces(board, over);
};
