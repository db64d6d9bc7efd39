import type { MomentRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { Suspense } from 'react';
import { useWeekChances } from '../../chances/useWeekChances';
import type { Board } from '../../contest/board.rules';
import { FirstPanel } from '../../first/FirstPanel';
import { LinePanel } from '../../line/LinePanel';
import type { WhatIf } from '../../whatif/useWhatIf';
import { WeekStandingsPanel } from './WeekStandingsPanel';
import { whileNear } from './while-near';

const Standings = whileNear(WeekStandingsPanel);
const SupposedNeed = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/SupposedNeed'));

interface Props {
  /** The board as it stands. */
  now: Board;
  whatIf: WhatIf;
  moments: readonly MomentRow[];
}

/** The week's table; where something is supposed, what I would need then before it. */
export function WeekPanels({ now, whatIf, moments }: Props) {
  const { board, supposed } = whatIf;
  const shown = useWeekChances(now, whatIf);
  return (
    <>
      {supposed && (
        <Suspense fallback={null}>
          <SupposedNeed supposed={supposed} config={board.config} />
        </Suspense>
      )}
      <Standings config={board.config} week={board.week} year={board.year} moments={moments} supposed={board.supposed} shown={shown} />
      <FirstPanel now={now} whatIf={whatIf} />
      <LinePanel board={now} />
    </>
  );
}
