import { useState, type FormEvent } from 'react';
import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { fieldRow } from '../contest/form.styles';
import { whereOf } from '../contest/where';

const Form = styled.form`
  ${fieldRow(140)}
`;

/** Next Team, owner, price, Save; and what else an administrator does at the desk. */
export default function Desk({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const block = data.block.data[0];
  const [owner, setOwner] = useState('');
  const [price, setPrice] = useState('');
  const [reason, setReason] = useState('');
  const where = whereOf(config);
  const act = useAction(({ make }: { make(): Promise<Answer<unknown>>; done: string }) => make(), {
    done: (_answer, { done }) => done,
    shownMs: 5000,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
  const do_ = (done: string, make: () => Promise<Answer<unknown>>) => act.run({ make, done });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void do_('Success', () =>
      call('GET bbauction/buy_team', {
        query: { ...where, owner, team_id: block?.lot ?? 0, price: Number(price), ...(reason.trim() && { reason: reason.trim() }) },
      }),
    );
  };
  const why = { ...where, reason: reason.trim() };
  const noReason = reason.trim().length < 3;
  return (
    <Panel title="Auction controls" action="Administrators only" tone="dashed">
      <Form onSubmit={save}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={act.pending || config.phase === 'complete'}
          onClick={() => void do_('Next team is up', () => call('POST bbauction/update_config', { body: { ...where, current_team: 0 } }))}
        >
          Next Team
        </Button>
        <label>
          Owner
          <select value={owner} onChange={(event) => setOwner(event.target.value)}>
            <option value="">Choose an owner</option>
            {data.owners.data.map(({ ID, Name }) => (
              <option key={ID} value={Name}>
                {Name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Price
          <input
            type="number"
            inputMode="numeric"
            min={config.min_price}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </label>
        <Button type="submit" variant="contained" disabled={act.pending || !block?.lot || owner === '' || price === ''}>
          Save
        </Button>
      </Form>
      <Form as="div">
        <label>
          Reason, for Undo and Pause
          <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        <Button
          color="inherit"
          disabled={act.pending || noReason}
          onClick={() => void do_('Undone', () => call('POST bbauction/undo', { body: why }))}
        >
          Undo
        </Button>
        {config.phase === 'paused' ? (
          <Button disabled={act.pending} onClick={() => void do_('Going on', () => call('POST bbauction/resume', { body: where }))}>
            Resume
          </Button>
        ) : (
          <Button
            color="inherit"
            disabled={act.pending || noReason || config.phase !== 'drafting'}
            onClick={() => void do_('Paused', () => call('POST bbauction/pause', { body: why }))}
          >
            Pause
          </Button>
        )}
        <Button
          color="inherit"
          disabled={act.pending}
          onClick={() =>
            void do_(config.bidding === 1 ? 'Sales are typed' : 'Owners bid in the app', () =>
              call('POST bbauction/settings', { body: { ...where, bidding: config.bidding === 1 ? 0 : 1 } }),
            )
          }
        >
          {config.bidding === 1 ? 'Type sales instead' : 'Let owners bid in the app'}
        </Button>
      </Form>
      <ResultText result={act.result} />
    </Panel>
  );
}
