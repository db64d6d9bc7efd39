import { field, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { maximaSaved } from '../contest/keep-maxima';
import { dollars } from '../contest/money';
import { whereOf } from '../contest/where';

const Form = styled.form`
  display: flex;
  gap: 8px;
  align-items: center;
  ${type.note};
  color: ${token.ink2};
  input {
    ${field};
    width: 92px;
    min-height: 36px;
  }
`;

/** My sealed maximum for a lot; only I see it before that is sold. */
export function AutoBid({ data, config, page, lot }: { data: LiveData; config: AuctionConfigRow; page: PageState<LiveData>; lot: number }) {
  const { call } = useApi();
  const kept = data.plan.data.find(({ ID }) => ID === lot);
  const known = kept?.max ?? 0;
  const [open, setOpen] = useState(false);
  const [max, setMax] = useState(String(known || ''));
  const save = useAction((value: number) => call('POST bbauction/proxy', { body: { ...whereOf(config), lot, max: value } }), {
    shownMs: 5000,
    done: (_data, value) => (value === 0 ? 'Auto-bid off' : `Auto to ${dollars(value)}`),
    onDone: (saved) => {
      setOpen(false);
      return maximaSaved({ data, config, page }, saved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(Math.max(0, Math.floor(Number(max) || 0)));
  };
  if (!open)
    return (
      <>
        <Button size="small" onClick={() => setOpen(true)}>
          {known > 0 ? `Auto to ${dollars(known)}` : 'Auto-bid off'}
        </Button>
        {kept?.max === 0 && <span role="status">Your maximum was taken off with the bid that was undone.</span>}
        <ResultText result={save.result} />
      </>
    );
  return (
    <Form onSubmit={submit}>
      <label>
        Most I would pay <input type="number" inputMode="numeric" min={0} value={max} onChange={(event) => setMax(event.target.value)} />
      </label>
      <Button type="submit" size="small" disabled={save.pending}>
        Seal
      </Button>
      <ResultText result={save.result} />
    </Form>
  );
}
