import { formatList, lazyPart } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { Head, Tabs } from './CheckHead.styles';
import type { Log } from './log.types';

const OtherContests = lazyPart<{ contest: number }>(() => import(/* webpackChunkName: "check-others" */ './OtherContests'));

interface Props {
  title: string;
  /** Left out where nothing is checked. */
  contest?: number;
  log: Log | null;
  contestTitle: string;
  pending?: boolean;
  onAgain?(): void;
}

/** What the page is, of which contest, the way to the player's others, and on a desk that to check again. */
export function CheckHead({ title, contest, log, contestTitle, pending = false, onAgain }: Props) {
  return (
    <Head>
      <h1>{title}</h1>
      {contest !== undefined && (
        <Suspense fallback={<Tabs aria-busy="true" />}>
          <OtherContests contest={contest} />
        </Suspense>
      )}
      <p>{log ? whose(log, contestTitle) : '\u00a0'}</p>
      {onAgain && (
        <Button variant="outlined" disabled={pending} startIcon={<RefreshCw size={18} aria-hidden />} onClick={onAgain}>
          Check again
        </Button>
      )}
    </Head>
  );
}

/** A contest that is called by its kind and year is named once. */
function whose({ name, year }: Log, contestTitle: string): string {
  const kind = [contestTitle, year].filter(Boolean).join(' ');
  return name === kind ? name : formatList([name, kind]);
}
