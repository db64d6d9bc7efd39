import type { GolfAdminTournamentRow } from '@poolhouse/contract';
import { formatList, plural, useApi } from '@poolhouse/shared-ui';
import { ConfirmInline } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FieldGroup, Note } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useAsked } from './useAsked';

/** Groups by odds; looked at first, and published after a question. */
export function FieldForm({ row, onSaved }: { row: GolfAdminTournamentRow; onSaved(): Promise<void> }) {
  const { call } = useApi();
  const [asked, setAsked] = useState(false);
  const group = useAsked((publish: 0 | 1, confirm) => call('POST ad/golf_field', { body: { tournament_id: row.ID, publish, confirm } }), {
    done: ({ golfers, sizes }, publish) =>
      `success: ${plural(golfers, 'golfer')} in groups of ${formatList(sizes)}${publish === 1 ? ', published' : '; not published yet'}`,
    onDone: onSaved,
  });
  return (
    <FieldGroup label="Field and groups">
      <Note>
        {row.golfers === 0 ? 'No field yet.' : `${plural(row.golfers, 'golfer')} in the field.`}{' '}
        {row.published === 1 ? 'Its groups are published and stand.' : 'Its groups are not published.'}
      </Note>
      {row.published === 0 && row.golfers > 0 && (
        <Buttons>
          <Button variant="outlined" disabled={group.pending} onClick={() => void group.run(0)}>
            Group by odds
          </Button>
          {!asked && (
            <Button variant="outlined" disabled={group.pending} onClick={() => setAsked(true)}>
              Publish groups
            </Button>
          )}
        </Buttons>
      )}
      {asked && row.published === 0 && (
        <ConfirmInline
          question="Publish? Players pick from these groups, and no odds change them any more."
          yes="Publish"
          no="Not yet"
          pending={group.pending}
          onYes={() => void group.run(1).then(() => setAsked(false))}
          onNo={() => setAsked(false)}
        />
      )}
      {group.said}
    </FieldGroup>
  );
}
