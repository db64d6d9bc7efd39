import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, FormResult, Note, reasonFault, ReasonField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { Confirm } from '../../form/Confirm';
import { useTool } from '../../form/useTool';
import { Block } from '../../look/Block';
import type { CardRow } from './card.types';

/** Closing a season keeps standings and payouts as they are; opening it again needs a reason, which is shown. */
export function Season({ contest }: { contest: CardRow }) {
  const [asking, setAsking] = useState(false);
  const frozen = contest.frozen_at !== '';
  const close = useCloseSeason(contest, () => setAsking(false));
  return (
    <Block>
      {frozen && (
        <Note>
          Frozen {formatDayTime(contest.frozen_at)} by {contest.frozen_by}
          {contest.frozen_reason !== '' && `: ${contest.frozen_reason}`}. No correction moves it.
        </Note>
      )}
      {asking ? (
        <AskClose contest={contest} pending={close.pending} onYes={(reason) => void close.run(reason)} onNo={() => setAsking(false)} />
      ) : (
        <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          {frozen ? 'Reopen the season' : 'Freeze the season'}
        </Button>
      )}
      <FormResult result={close.result} />
    </Block>
  );
}

function useCloseSeason({ ID, frozen_at, to_come }: CardRow, onDone: () => void) {
  const api = useApi();
  return useTool(
    (reason: string) =>
      frozen_at !== ''
        ? api.call('POST ad/reopen_season', { body: { contest_id: ID, reason: reason.trim() } })
        : api.call('POST ad/freeze_season', { body: { contest_id: ID, ...(to_come !== '' && { confirm: 1 as const }) } }),
    { onDone },
  );
}

interface Ask {
  contest: CardRow;
  pending: boolean;
  onYes(reason: string): void;
  onNo(): void;
}

function AskClose({ contest: { frozen_at, to_come }, pending, onYes, onNo }: Ask) {
  const form = useFormOf({ reason: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const frozen = frozen_at !== '';
  const left = to_come === '' ? '' : ` ${to_come}, and nothing more is picked in it.`;
  return (
    <Confirm
      question={
        frozen
          ? 'Reopen the season? From then on corrected results move its standings again.'
          : `Freeze the season? Standings and payouts are kept as they stand now.${left}`
      }
      yes={frozen ? 'Reopen' : 'Freeze'}
      pending={pending}
      disabled={frozen && reasonFault(reason) !== ''}
      onYes={() => onYes(reason)}
      onNo={onNo}
    >
      {frozen && (
        <Form label="Why" form={form} action={{ run: () => Promise.resolve(false), pending }} within>
          <ReasonField control={form.control} name="reason" hint="Shown with the contest, and kept" />
        </Form>
      )}
    </Confirm>
  );
}
