import { lazyPart } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { WhatIfTool } from '@poolhouse/shared-ui/screen';
import { Suspense } from 'react';
import type { UnderdogsPage } from '../contest/underdogs.types';
import type { DogsIf } from '../whatif/useDogsIf';

const DogChoiceList = lazyPart(() => import(/* webpackChunkName: "underdogs-what-if" */ '../whatif/DogChoiceList'));

/** How the week's games could end, on a page that has no rows of them; absent where none can be supposed. */
export function SupposePanel({ page, entryId, whatIf }: { page: UnderdogsPage; entryId: number; whatIf: DogsIf }) {
  const { possible, choosing, failed, setChoosing, back } = whatIf;
  if (!possible) return null;
  return (
    <Panel id="what-if" title="What if">
      <WhatIfTool {...{ choosing, failed, setChoosing, back }} />
      {choosing && (
        <Suspense fallback={null}>
          <DogChoiceList page={page} entryId={entryId} whatIf={whatIf} />
        </Suspense>
      )}
    </Panel>
  );
}
