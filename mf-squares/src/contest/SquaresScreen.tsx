import { useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, type PageState } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { useMemo, type ReactNode } from 'react';
import { sections } from '../sections';
import { boardOf, type Board } from './board.rules';
import { BoardChoices } from './BoardChoices';
import { pageRefresh } from './refresh.rules';
import type { SquaresPage } from './squares.types';
import { useSquares } from './useSquares';

export interface ScreenParts {
  page: PageState<SquaresPage>;
  data: SquaresPage;
  board: Board;
}

interface Props {
  /** Title of the panel that stands while there is no data. */
  waiting: string;
  /** What of the contest it shows, 'Games'; '' for the board itself. */
  heading?: string;
  /** Shows nothing that changes by itself. */
  still?: boolean;
  children(parts: ScreenParts): ReactNode;
}

/** A screen of squares: heading, boards to choose from and tabs, and `children` once there is a board to show. */
export function SquaresScreen({ waiting, heading = '', still = false, children }: Props) {
  const { page, choose } = useSquares(still);
  const config = page.data?.config.data[0];
  const title = ['NCAA Squares', heading, config?.year].filter(Boolean).join(' ');
  useTitle(title);
  const board = useMemo(() => (page.data && config ? boardOf(page.data, config) : null), [page.data, config]);
  // Not whether seconds are counted down: a stream counts none, and the head must not lose its line when one opens.
  const reads = !still && page.data !== null && pageRefresh(page.data) !== null;
  const choices = page.data && config && <BoardChoices boards={page.data.contests.data} shown={config} onBoard={choose} />;
  return (
    <Screen title={title} sections={sections} page={page} waiting={waiting} selector={choices} live={reads}>
      {(data) =>
        board ? (
          children({ page, data, board })
        ) : (
          <Panel title={waiting}>
            <PanelEmpty>No squares board is open for you yet.</PanelEmpty>
          </Panel>
        )
      }
    </Screen>
  );
}
