import type { DataOf } from '@poolhouse/contract';
import { lazyPart, plural } from '@poolhouse/shared-ui';
import { Box, Note } from '@poolhouse/shared-ui/desk';
import { Suspense } from 'react';
import type { Worth } from '../../contests/worth.rules';
import { RefusedRows } from '../../gameday/RefusedRows';
import { loadedWords } from '../../gameday/source.rules';
import { partNameSx } from './Step';

const WorthTable = lazyPart<{ worth: Worth }>(() => import(/* webpackChunkName: "worth" */ '../../contests/WorthTable'));

/** What would be made, before it is. */
export function Preview({ outcome }: { outcome: DataOf<'POST ad/set_up'> }) {
  const refused = outcome.games?.refused.data ?? [];
  return (
    <section aria-label="What it makes">
      {outcome.games && <Note>{loadedWords(outcome.games, true)}</Note>}
      <RefusedRows rows={refused} total={plural(refused.length, 'line')} />
      {outcome.contests.map((contest) => (
        <div key={contest.name}>
          <Box component="h3" sx={partNameSx}>
            {contest.name}
          </Box>
          <Suspense fallback={null}>
            <WorthTable worth={contest} />
          </Suspense>
        </div>
      ))}
    </section>
  );
}
