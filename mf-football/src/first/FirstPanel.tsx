import { lazyPart } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { memo, Suspense, useMemo } from 'react';
import { weekRuns } from '../chances/useWeekChances';
import type { Board } from '../contest/board.rules';
import { isSupposed } from '../whatif/marked';
import type { WhatIf } from '../whatif/useWhatIf';
import { FirstNow } from './first-now';
import { Waiting } from './Waiting';

const FirstPlaces = lazyPart(() => import(/* webpackChunkName: "football-chances" */ './FirstPlaces'));

/** In a contest of hundreds nearly all have less than one in a hundred, and playing it at each score would keep a phone busy. The season's page has it for all. */
const MOST_RACERS = 200;

const panel = (supposed: boolean) => (
  <Panel id="first" title="First place" action={supposed ? <SupposedTag /> : undefined}>
    <Suspense fallback={<Waiting />}>
      <FirstPlaces />
    </Suspense>
  </Panel>
);
/** The same at each score. */
const AS_IT_IS = panel(false);
const SUPPOSED = panel(true);

/** Who may be first in the week; absent while nothing of it is on, and when it is over. */
export const FirstPanel = memo(function FirstPanel({ now, whatIf }: { now: Board; whatIf: WhatIf }) {
  const value = useMemo(() => ({ now, whatIf }), [now, whatIf]);
  if (!weekRuns(now) || now.week.length > MOST_RACERS) return null;
  return <FirstNow value={value}>{isSupposed(whatIf.board) ? SUPPOSED : AS_IT_IS}</FirstNow>;
});
