import { lazyPart } from '@poolhouse/shared-ui';
import { OneOf, ScoresAge, type PageState } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Suspense } from 'react';
import type { Board, FootballPage } from '../contest/board.rules';
import { useWhatIf } from '../whatif/useWhatIf';
import { MyFive } from './sweat/MyFive';
import { useView, VIEWS } from './sweat/useView';
import { WholeBoard } from './WholeBoard';

const WhatIfBar = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../whatif/WhatIfBar'));

const Views = styled.div`
  padding: 0 16px 12px;
`;

/** Everything below the heading: on a phone my five or the whole board, elsewhere the whole board. */
export function BoardPanels({ page, board }: { page: PageState<FootballPage>; board: Board }) {
  const [view, setView] = useView(board);
  const whatIf = useWhatIf(page.data, board);
  return (
    <>
      {view && (
        <Views>
          <OneOf label="What to show" values={VIEWS} value={view} wide onChange={setView} />
        </Views>
      )}
      <ScoresAge from={board.config.ScoresFrom ?? ''} />
      {view === 'My five' ? (
        <MyFive page={page} board={board} whatIf={whatIf} onOpen={() => setView('Whole board')} />
      ) : (
        <WholeBoard page={page} board={board} whatIf={whatIf} />
      )}
      {whatIf.supposed && (
        <Suspense fallback={null}>
          <WhatIfBar board={board} whatIf={whatIf} supposed={whatIf.supposed} />
        </Suspense>
      )}
    </>
  );
}
