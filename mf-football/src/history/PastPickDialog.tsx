import type { HistoryPickRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { EntryName, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { useMemo } from 'react';
import { boardOf } from '../contest/board.rules';
import { ExplainPick } from '../explain/ExplainPick';
import { Sentence } from '../explain/Sentence';
import { words } from '../explain/words';
import { briefly } from './history.rules';

interface Props {
  pick: HistoryPickRow;
  query: { entry: string; year: number | undefined; contest: number };
  onClose(): void;
}

const never = { refreshSeconds: () => null };

/** The sentence behind a past pick: the whole one as soon as the board of that week is here, what the row tells until then. */
export default function PastPickDialog({ pick, query: { entry, year, contest }, onClose }: Props) {
  const query = useMemo(
    () => ({ week: pick.Week, ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }),
    [pick.Week, year, contest],
  );
  const { data, error, loading, refresh } = usePageData('GET football/pagedata', query, never);
  const board = data && boardOf(data, PICKS_PER_WEEK);
  const row = board?.picks.find((one) => one.EntryName === entry && one.slot === pick.slot && one.Pick === pick.Pick);
  return (
    <SheetDialog
      title={
        <>
          <EntryName name={entry} plain />, week {pick.Week}, pick {pick.slot}
        </>
      }
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose} autoFocus>
          Done
        </Button>
      }
    >
      {board && row ? (
        <ExplainPick pick={row} board={board} />
      ) : (
        <>
          <Sentence result={pick.Result} push={pick.Push === 1}>
            {briefly(pick, words)}
          </Sentence>
          {loading && <PanelSkeleton rows={1} />}
          {error && <PanelError message={error.message} onRetry={() => void refresh()} />}
        </>
      )}
    </SheetDialog>
  );
}
