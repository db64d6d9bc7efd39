import { numberParam, usePhone } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useState } from 'react';
import type { Board } from '../../contest/board.rules';
import { isMineOn } from './sweat-lines.rules';

export const VIEWS = ['Whole board', 'My five'] as const;
export type View = (typeof VIEWS)[number];

/**
 * What a phone shows of a board: my five first where something of mine is on, unless the address asks for a game. It stays as it was opened,
 * whatever begins or ends meanwhile; another week is opened anew. Null where there is no choice.
 */
export function useView(board: Board): [view: View | null, choose: (view: View) => void] {
  const [params] = useSearchParams();
  const { contest_id: contest, Week: week, entry_id: entry } = board.config;
  const name = `${contest} ${week} ${board.year} ${entry}`;
  const first = (): View => (isMineOn(board) && numberParam(params, 'game') === undefined ? 'My five' : 'Whole board');
  const [opened, setOpened] = useState(() => ({ name, view: first() }));
  const current = opened.name === name ? opened : { name, view: first() };
  if (current !== opened) setOpened(current);
  const phone = usePhone();
  return [phone && entry > 0 ? current.view : null, (view) => setOpened({ name, view })];
}
