import type { GameEnding } from '@poolhouse/contract/football-rules';
import { useKept } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Board, FootballPage } from '../contest/board.rules';
import type { SupposedBoard } from './supposed-board.rules';

const load = () => import(/* webpackChunkName: "football-what-if" */ './supposed-board.rules');
type Rules = Awaited<ReturnType<typeof load>>;

export interface WhatIf {
  /** The board as it would stand; as it stands where nothing is supposed. */
  board: Board;
  /** What is supposed of it; null where the address supposes nothing. */
  supposed: SupposedBoard | null;
  /** What the address says of it. */
  text: string;
  /** Whether something of the week can be supposed. */
  possible: boolean;
  /** Whether each game shows how it could end. */
  choosing: boolean;
  /** Whether the rules could not be fetched; who chooses anew tries anew. */
  failed: boolean;
  setChoosing(on: boolean): void;
  /** Supposes an ending of a game, or with null none. */
  choose(game: number, ending: GameEnding | null): void;
  /** Back to now. */
  back(): void;
}

/**
 * What the player supposes of a board. It stands in the page's address (`?if=`) and nowhere else: the page that is read is laid under it
 * anew with every answer, and no call carries it.
 */
export function useWhatIf(page: FootballPage | null, board: Board): WhatIf {
  const [params, setParams] = useSearchParams();
  const text = params.get('if') ?? '';
  const [asked, setAsked] = useState(false);
  const possible = canSuppose(board);
  const { rules, failed, again } = useRules(text !== '' || (asked && possible));
  const setChoosing = useCallback(
    (on: boolean) => {
      again();
      setAsked(on);
    },
    [again],
  );
  const supposed = useKept(
    useMemo(() => (rules && page && text !== '' ? rules.supposedBoard(page, board, text) : null), [rules, page, board, text]),
  );
  const setText = useCallback(
    (next: string) =>
      setParams(
        (now) => {
          const then = new URLSearchParams(now);
          // A game that was asked for has been shown.
          then.delete('game');
          if (next === '') then.delete('if');
          else then.set('if', next);
          return then;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const choose = useCallback(
    (game: number, ending: GameEnding | null) => rules && page && setText(rules.chosenLink(page, text, game, ending)),
    [rules, page, text, setText],
  );
  const back = useCallback(() => setText(''), [setText]);
  const choosing = possible && rules !== null && (asked || text !== '');
  return { board: supposed?.board ?? board, supposed, text, possible, choosing, failed, setChoosing, choose, back };
}

/** Fetched when it is first wanted; a try that fails is said, and made again when it is wanted anew. */
function useRules(wanted: boolean) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);
  const waiting = wanted && rules === null && !failed;
  useEffect(() => {
    if (!waiting) return undefined;
    let left = false;
    load().then(
      (loaded) => void (left || setRules(loaded)),
      () => void (left || setFailed(true)),
    );
    return () => void (left = true);
  }, [waiting]);
  return { rules, failed, again: useCallback(() => setFailed(false), []) };
}

const canSuppose = ({ config, scores }: Board): boolean =>
  config.WeekOver === 0 && scores.some(({ state, Spread2 }) => (state === 'scheduled' || state === 'in_progress') && Spread2 !== null);
