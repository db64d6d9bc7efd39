import { useKept } from '@poolhouse/shared-ui/board';
import { useSupposing, type Supposing } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import type { SupposedDogs } from './supposed-dogs.rules';

const load = () => import(/* webpackChunkName: "underdogs-what-if" */ './supposed-dogs.rules');

export interface DogsIf extends Omit<Supposing, 'rules' | 'setText'> {
  /** The board as it would stand; as it stands where nothing is supposed. */
  board: Board;
  /** What is supposed of it; null where the address supposes nothing. */
  supposed: SupposedDogs | null;
  /** Whether something of the week can be supposed. */
  possible: boolean;
  /** Writes another address of what is supposed. */
  setText(text: string): void;
}

/** What the player supposes of the week's games. */
export function useDogsIf(page: UnderdogsPage, now: Board): DogsIf {
  const possible = canSuppose(now);
  const { rules, setText, ...supposing } = useSupposing(load, possible);
  const { text } = supposing;
  const supposed = useKept(useMemo(() => (rules && text !== '' ? rules.supposedDogs(page, text) : null), [rules, page, text]));
  const board = useMemo(() => (supposed ? { ...now, picks: supposed.picks, supposed: supposed.marks } : now), [now, supposed]);
  return { ...supposing, board, supposed, possible, setText };
}

/** A pick of the week is known whose game is not over. */
function canSuppose({ config, picks, scores }: Board): boolean {
  const open = new Set(
    scores.flatMap(({ ID, state, Spread2 }) => ((state === 'scheduled' || state === 'in_progress') && Spread2 !== null ? [ID] : [])),
  );
  return picks.some(({ week, event_id: id, Void }) => week === config.week && Void === '' && id !== null && open.has(id));
}
