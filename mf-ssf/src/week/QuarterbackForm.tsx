import { media, token, useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { TextField } from '@poolhouse/shared-ui/forms';
import { useId, useState, type FormEvent } from 'react';
import type { StatsGame } from '../game/week.types';

/** For administrators, before kick-off: who starts, and who says so. Points follow from it by themselves. */
export default function QuarterbackForm({ game, onNamed }: { game: StatsGame; onNamed(): void }) {
  const api = useApi();
  const [side, setSide] = useState<1 | 2>(1);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const heading = useId();
  const { run, pending, result } = useAction(
    () => api.call('POST ssf/set_quarterback', { body: { event_id: game.id, side, name, reason } }),
    { done: 'Named, and computed anew', shownMs: 5000, onDone: onNamed },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form aria-labelledby={heading} onSubmit={submit}>
      <h3 id={heading}>Name who starts</h3>
      <Sides role="radiogroup" aria-label="Team">
        {([1, 2] as const).map((one) => (
          <label key={one}>
            <input type="radio" name={heading} checked={side === one} onChange={() => setSide(one)} />
            {one === 1 ? game.nickname1 : game.nickname2}
          </label>
        ))}
      </Sides>
      <TextField label="Quarterback" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField label="Reason, shown to everybody" value={reason} onChange={(event) => setReason(event.target.value)} />
      <Button type="submit" variant="contained" disabled={pending || name.trim() === '' || reason.trim().length < 3}>
        Name
      </Button>
      <ResultText result={result} />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  padding: 12px 14px;
  border-top: 1px dashed ${token.line2};
  h3 {
    flex-basis: 100%;
    font-size: 0.875rem;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
const Sides = styled.div`
  display: flex;
  gap: 14px;
  label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
`;
