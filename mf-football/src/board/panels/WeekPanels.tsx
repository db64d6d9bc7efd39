import type { MomentRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { Suspense } from 'react';
import type { WhatIf } from '../../whatif/useWhatIf';
import { WeekStandingsPanel } from './WeekStandingsPanel';

const SupposedNeed = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/SupposedNeed'));

/** The week's table; where something is supposed, what I would need then before it. */
export function WeekPanels({ whatIf: { board, supposed }, moments }: { whatIf: WhatIf; moments: readonly MomentRow[] }) {
  return (
    <>
      {supposed && (
        <Suspense fallback={null}>
          <SupposedNeed supposed={supposed} config={board.config} />
        </Suspense>
      )}
      <WeekStandingsPanel config={board.config} week={board.week} year={board.year} moments={moments} supposed={board.supposed} />
    </>
  );
}
