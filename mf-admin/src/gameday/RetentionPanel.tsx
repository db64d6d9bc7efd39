import { formatList, useApi } from '@poolhouse/shared-ui';
import { Panel, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Beside, Form, InputField, Note, useFormOf } from '@poolhouse/shared-ui/desk';
import { useTool } from '../form/useTool';
import { Block } from '../look/Block';
import { changedDays, RETAINED, typedDays, type Days, type TypedDays } from './retention.rules';

/** How long the site keeps what; an agent carries it out. */
export function RetentionPanel() {
  const read = useRead('GET ad/retention', undefined);
  return (
    <Panel title="How long what is kept" foot={read.data?.last_outcome ? `Last time: ${read.data.last_outcome}` : undefined}>
      <ReadGate read={read} rows={4}>
        {({ kept_for_ever, retention: { data } }) => (
          <>
            <Block>
              <Note>For ever: {formatList(kept_for_ever)}.</Note>
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
  const form = useFormOf<TypedDays>(typedDays(saved));
  const changes = changedDays(saved, form.watch());
  const save = useTool((typed: TypedDays) => api.call('POST ad/retention', { body: changedDays(saved, typed) }), { onDone: onSaved });
  return (
    <Form label="How long what is kept" form={form} action={save} submit="Save" blocked={Object.keys(changes).length === 0}>
      <Beside>
        {RETAINED.map(([key, label]) => (
          <InputField key={key} control={form.control} name={key} label={`${label}, days`} type="number" input={{ min: 1, max: 3650 }} />
        ))}
      </Beside>
    </Form>
  );
}
