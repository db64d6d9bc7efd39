import { useState } from 'react';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Confirm } from '../../form/Confirm';
import { Block } from '../../look/Block';
import { Note } from '../../look/Note';
import { isReason, ReasonField } from '../../form/ReasonField';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import type { CardRow } from './ContestCard';

/** Closing a season keeps standings and payouts as they are; opening it again needs a reason, which is shown. */
export function Season({ contest }: { contest: CardRow }) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const frozen = contest.frozen_at !== '';
  const { run, pending, result } = useTool(
    () =>
      frozen
        ? api.call('POST ad/reopen_season', { body: { contest_id: contest.ID, reason: reason.trim() } })
        : api.call('POST ad/freeze_season', { body: { contest_id: contest.ID, ...(contest.to_come !== '' && { confirm: 1 as const }) } }),
    {
      onDone: () => {
        setAsking(false);
        setReason('');
      },
    },
  );
  return (
    <Block>
      {frozen && (
        <Note>
          Frozen {formatDayTime(contest.frozen_at)} by {contest.frozen_by}
          {contest.frozen_reason !== '' && `: ${contest.frozen_reason}`}. No correction moves it.
        </Note>
      )}
      {asking ? (
        <Confirm
          question={
            frozen
              ? 'Reopen the season? From then on corrected results move its standings again.'
              : `Freeze the season? Standings and payouts are kept as they stand now.${contest.to_come === '' ? '' : ` ${contest.to_come}, and nothing more is picked in it.`}`
          }
          yes={frozen ? 'Reopen' : 'Freeze'}
          pending={pending}
          disabled={frozen && !isReason(reason)}
          onYes={() => void run()}
          onNo={() => setAsking(false)}
        >
          {frozen && <ReasonField value={reason} onChange={setReason} hint="Shown with the contest, and kept" />}
        </Confirm>
      ) : (
        <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          {frozen ? 'Reopen the season' : 'Freeze the season'}
        </Button>
      )}
      <RawResult result={result} />
    </Block>
  );
}
