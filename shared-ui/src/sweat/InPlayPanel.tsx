import type { InPlayRow } from '@poolhouse/contract';
import { useMemo, type ReactElement } from 'react';
import type { PageState } from '../page-data/page-state.types';
import type { SweatLine } from './sweat.rules';
import { SweatPanel } from './SweatPanel';

/** A page that has what of the viewer's is in play. */
interface PageInPlay {
  mine?: { data: readonly InPlayRow[] } | undefined;
}

export interface InPlayPanelProps {
  /** 'My squares'. */
  title: string;
  page: Pick<PageState<PageInPlay>, 'data' | 'changed'>;
}

/** What of the player's is on, nearest to turning first, on the board of one contest; absent while nothing is. */
export function InPlayPanel({ title, page: { data, changed } }: InPlayPanelProps): ReactElement | null {
  const mine = data?.mine?.data;
  const rows = useMemo(() => inPlayLines(mine), [mine]);
  if (rows.length === 0) return null;
  return <SweatPanel title={title} rows={rows} empty="" changed={({ ID }) => changed.has(`mine:${ID}`)} />;
}

const NONE: readonly InPlayRow[] = [];

/** Rows of a board as `SweatList` draws them; of a page kept from before there were any, none. */
export const inPlayLines = (rows: readonly InPlayRow[] = NONE): SweatLine[] => rows.map((row) => ({ ...row, state: 'live' }));
