import { useAction, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Checkbox, FieldGroup, FormControlLabel, FormResult } from '@poolhouse/shared-ui/desk';

interface Props {
  contest: number;
  shown: boolean;
  onSaved(): Promise<void>;
}

/** Whether players see what the model of points says, where they pick. */
export function ModelPanel({ contest, shown, onSaved }: Props) {
  const api = useApi();
  const { run, pending, result } = useAction(
    (show_model: 0 | 1) => api.call('POST ad/football_settings', { body: { contest_id: contest, show_model } }),
    { done: 'success: the picks page follows', onDone: onSaved },
  );
  return (
    <Panel title="Model beside the line" foot="Sports Stats’ margin as it stood before kick-off, for all players of this contest.">
      <FieldGroup>
        <FormControlLabel
          label="show it on the picks page"
          control={<Checkbox checked={shown} disabled={pending} onChange={() => void run(shown ? 0 : 1)} />}
        />
        <FormResult result={result} />
      </FieldGroup>
    </Panel>
  );
}
