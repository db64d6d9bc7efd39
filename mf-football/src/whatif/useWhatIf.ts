import type { GameEnding } from '@poolhouse/contract/football-rules';
import { useKept } from '@poolhouse/shared-ui/board';
import { useSupposing, type Supposing } from '@poolhouse/shared-ui/screen';
import { useCallback, useMemo } from 'react';
import type { Board, FootballPage } from '../contest/board.rules';
import type { SupposedBoard } from './supposed-board.rules';

const load = () => import(/* webpackChunkName: "football-what-if" */ './supposed-board.rules');

type Rules = Awaited<ReturnType<typeof load>>;

export interface WhatIf extends Omit<Supposing<Rules>, 'setText'> {
  /** The board as it would stand; as it stands where nothing is supposed. */
  board: Board;
  /** What is supposed of it; null where the address supposes nothing. */
  supposed: SupposedBoard | null;
  /** Whether something of the week can be supposed. */
  possible: boolean;
  /** Supposes an ending of a game, or with null none. */
  choose(game: number, ending: GameEnding | null): void;
}

/** What the player supposes of a board; null while there is none. */
export function useWhatIf(page: FootballPage | null, board: Board): WhatIf;
export function useWhatIf(page: FootballPage | null, board: Board | null): WhatIf | null;
export function useWhatIf(page: FootballPage | null, board: Board | null): WhatIf | null {
  const possible = board !== null && canSuppose(board);
  const { setText, ...supposing } = useSupposing(load, possible);
  const { rules, text } = supposing;
  const supposed = useKept(
    useMemo(() => (rules && page && board && text !== '' ? rules.supposedBoard(page, board, text) : null), [rules, page, board, text]),
  );
  const choose = useCallback(
    (game: number, ending: GameEnding | null) => rules && page && setText(rules.chosenLink(page, text, game, ending)),
    [rules, page, text, setText],
  );
  return board && { ...supposing, board: supposed?.board ?? board, supposed, possible, choose };
}

const canSuppose = ({ config, scores }: Board): boolean =>
  config.WeekOver === 0 && scores.some(({ state, Spread2 }) => (state === 'scheduled' || state === 'in_progress') && Spread2 !== null);
