import type { MomentRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { WhatIfTool } from '@poolhouse/shared-ui/screen';
import { Suspense } from 'react';
import type { ShownChances } from '../../chances/useWeekChances';
import type { Board } from '../../contest/board.rules';
import { isSupposed } from '../../whatif/marked';
import type { WhatIf } from '../../whatif/useWhatIf';
import { WeekStandingsPanel } from '../panels/WeekStandingsPanel';

const ChoiceList = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/ChoiceList'));
const NONE: readonly MomentRow[] = [];

/** Below my five: how their games could end, and the week's table then. */
export function MyWhatIf({ board, whatIf, shown }: { board: Board; whatIf: WhatIf; shown: ShownChances | undefined }) {
  const { possible, choosing, board: then } = whatIf;
  return (
    <>
      {possible && (
        <Panel id="what-if" title="What if">
          <WhatIfTool {...whatIf} />
          {choosing && (
            <Suspense fallback={null}>
              <ChoiceList board={board} whatIf={whatIf} />
            </Suspense>
          )}
        </Panel>
      )}
      {isSupposed(then) && (
        <WeekStandingsPanel config={then.config} week={then.week} year={then.year} moments={NONE} supposed={then.supposed} shown={shown} />
      )}
    </>
  );
}
