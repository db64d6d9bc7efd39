import { lazyPart } from '@poolhouse/shared-ui';
import { Suspense, type ReactElement } from 'react';

const OtherTournaments = lazyPart(() => import(/* webpackChunkName: "golf-other" */ './OtherTournaments'));

/** The selector of a screen that got no data for the tournament of its address; undefined where the address names none. */
export const otherTournaments = (error: { code: string } | null, contest: number): ReactElement | undefined =>
  error?.code === 'unknown_tournament' ? (
    <Suspense fallback={null}>
      <OtherTournaments contest={contest} />
    </Suspense>
  ) : undefined;
