import { lazyPart } from '@poolhouse/shared-ui';
import { Suspense } from 'react';
import { useWeekChances } from '../../chances/useWeekChances';
import type { Board } from '../../contest/board.rules';
import { isSupposed } from '../../whatif/marked';
import type { WhatIf } from '../../whatif/useWhatIf';
import { OverallStandingsPanel } from '../panels/OverallStandingsPanel';
import { MyWhatIf } from './MyWhatIf';

const WhatIfBar = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/WhatIfBar'));

interface Props {
  board: Board;
  whatIf: WhatIf;
  /** With the season's table. */
  season?: boolean;
  /** What is handed on, where the page is not about one pool. */
  address?: string;
}

/** What if on a page that is not the board: how the week's games could end, the tables then, and the way back. */
export function SupposeWeek({ board, whatIf, season = false, address }: Props) {
  const shown = useWeekChances(board, whatIf);
  const { board: then, supposed } = whatIf;
  return (
    <>
      <MyWhatIf board={board} whatIf={whatIf} shown={shown} />
      {season && isSupposed(then) && (
        <OverallStandingsPanel config={then.config} overall={then.overall} year={then.year} supposed={then.supposed} />
      )}
      {supposed && (
        <Suspense fallback={null}>
          <WhatIfBar board={board} whatIf={whatIf} supposed={supposed} {...(address && { address })} />
        </Suspense>
      )}
    </>
  );
}
