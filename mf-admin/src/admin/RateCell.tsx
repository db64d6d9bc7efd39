import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { field, token } from '@poolhouse/shared-ui';
import type { ContestAgentRow } from '@poolhouse/contract';
import { useTool } from '../form/useTool';
import { RowButton } from '../look/RowButton';
import { titleOf } from './agent.rules';

const Line = styled.form`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  & > input {
    width: 84px;
    min-height: 36px;
    ${field};
  }
`;

const Rate = styled.button`
  min-height: 32px;
  padding: 0 4px;
  border: 0;
  background: none;
  font: inherit;
  color: ${token.brand};
  cursor: pointer;
`;

/** '30 s', '60 min'. */
const shown = (seconds: number): string => (seconds >= 300 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

/** How often an agent runs; a press changes it. */
export function RateCell({ agent }: { agent: ContestAgentRow }) {
  const api = useApi();
  const [typed, setTyped] = useState<string | null>(null);
  const { run, pending, error } = useTool(
    (refresh_rate: number) => api.call('POST ad/agent_rate', { body: { name: agent.name, refresh_rate } }),
    {
      onDone: () => setTyped(null),
    },
  );
  if (typed === null)
    return (
      <Rate
        type="button"
        aria-label={`Refresh rate of ${titleOf(agent)}: ${shown(agent.refresh_rate)}. Change`}
        onClick={() => setTyped(String(agent.refresh_rate))}
      >
        {shown(agent.refresh_rate)}
      </Rate>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(Number(typed));
  };
  return (
    <Line onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}>
      <input
        type="number"
        min={10}
        max={86_400}
        autoFocus
        aria-label={`Refresh rate of ${titleOf(agent)} in seconds`}
        aria-invalid={error !== null}
        title={error?.message}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RowButton type="submit" disabled={pending}>
        Save
      </RowButton>
    </Line>
  );
}
