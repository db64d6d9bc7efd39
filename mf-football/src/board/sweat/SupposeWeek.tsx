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
}

/** What if on a page that is not the board: how the week's games could end, and the tables then. @param season with the season's */
export function SupposeWeek({ board, whatIf, season = false }: Props & { season?: boolean }) {
  const shown = useWeekChances(board, whatIf);
  const { board: then } = whatIf;
  return (
    <>
      <MyWhatIf board={board} whatIf={whatIf} shown={shown} />
      {season && isSupposed(then) && (
        <OverallStandingsPanel config={then.config} overall={then.overall} year={then.year} supposed={then.supposed} />
      )}
    </>
  );
}

/** What is supposed, and the way back: the last of its page. @param address what is handed on, where the page is not about one pool */
export const SupposeBar = ({ board, whatIf, address }: Props & { address?: string }) =>
  whatIf.supposed && (
    <Suspense fallback={null}>
      <WhatIfBar board={board} whatIf={whatIf} supposed={whatIf.supposed} {...(address && { address })} />
    </Suspense>
  );
