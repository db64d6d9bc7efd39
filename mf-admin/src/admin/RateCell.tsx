import type { ContestAgentRow } from '@poolhouse/contract';
import { token, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, Form, InputField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useTool } from '../form/useTool';
import { titleOf } from './agent.rules';

/** '30 s', '60 min'. */
const shown = (seconds: number): string => (seconds >= 300 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

/** How often an agent runs; a press changes it. */
export function RateCell({ agent }: { agent: ContestAgentRow }) {
  const [open, setOpen] = useState(false);
  if (open) return <RateForm agent={agent} onClose={() => setOpen(false)} />;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={`Refresh rate of ${titleOf(agent)}: ${shown(agent.refresh_rate)}. Change`}
      sx={{ minWidth: 0, minHeight: 36, paddingInline: '4px', color: token.brand }}
      onClick={() => setOpen(true)}
    >
      {shown(agent.refresh_rate)}
    </Button>
  );
}

function RateForm({ agent, onClose }: { agent: ContestAgentRow; onClose(): void }) {
  const api = useApi();
  const form = useFormOf({ rate: String(agent.refresh_rate) });
  const save = useTool(
    ({ rate }: { rate: string }) => api.call('POST ad/agent_rate', { body: { name: agent.name, refresh_rate: Number(rate) } }),
    { onDone: onClose },
  );
  return (
    <Box sx={{ width: 180, textAlign: 'left' }} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Form label={`Refresh rate of ${titleOf(agent)}`} form={form} action={save} submit="Save" within>
        <InputField
          control={form.control}
          name="rate"
          label={`Refresh rate of ${titleOf(agent)} in seconds`}
          type="number"
          input={{ min: 10, max: 86_400, autoFocus: true }}
        />
      </Form>
    </Box>
  );
}
