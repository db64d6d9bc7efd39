import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Panel, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Beside } from '../look/Beside';
import { Block } from '../look/Block';
import { Note } from '../look/Note';
import { Form } from '../form/form.styles';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { changedDays, RETAINED, type Days } from './retention.rules';

/** How long the site keeps what; an agent carries it out. */
export function RetentionPanel() {
  const read = useRead('GET ad/retention', undefined);
  return (
    <Panel title="How long what is kept" foot={read.data?.last_outcome ? `Last time: ${read.data.last_outcome}` : undefined}>
      <ReadGate read={read} rows={4}>
        {({ kept_for_ever, retention: { data } }) => (
          <>
            <Block>
              <Note>For ever: {kept_for_ever.join(', ')}.</Note>
            </Block>
            {data[0] && <RetentionForm saved={data[0]} onSaved={read.again} />}
          </>
        )}
      </ReadGate>
    </Panel>
  );
}

function RetentionForm({ saved, onSaved }: { saved: Days; onSaved(): Promise<unknown> }) {
  const api = useApi();
  const [typed, setTyped] = useState<Partial<Record<keyof Days, string>>>({});
  const changes = changedDays(saved, typed);
  const { run, pending, result } = useTool(() => api.call('POST ad/retention', { body: changes }), {
    onDone: async () => {
      await onSaved();
      setTyped({});
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form onSubmit={submit} aria-label="How long what is kept">
      <Beside>
        {RETAINED.map(([key, label]) => (
          <Field key={key} label={`${label}, days`}>
            {(part) => (
              <input
                {...part}
                type="number"
                min={1}
                max={3650}
                value={typed[key] ?? String(saved[key])}
                onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </Beside>
      <Button type="submit" color="inherit" variant="outlined" disabled={pending || Object.keys(changes).length === 0}>
        Save
      </Button>
      <RawResult result={result} />
    </Form>
  );
}
