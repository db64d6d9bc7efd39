import { lazyPart } from '@poolhouse/shared-ui';
import { Panel, PanelDetails } from '@poolhouse/shared-ui/board';
import { memo } from 'react';
import type { Board } from '../contest/board.rules';
import { BoardNow } from './board-now';

const WeekLine = lazyPart(() => import(/* webpackChunkName: "football-line" */ './WeekLine'));

/** The same at each score: the board goes past it to who has opened it. */
const CLOSED = (
  <Panel title="Week Line">
    <PanelDetails summary="How the week moved">{() => <WeekLine />}</PanelDetails>
  </Panel>
);

/** How the chance of a perfect week went: fetched and worked out for who opens it. */
export const LinePanel = memo(function LinePanel({ board }: { board: Board }) {
  return <BoardNow value={board}>{CLOSED}</BoardNow>;
});
