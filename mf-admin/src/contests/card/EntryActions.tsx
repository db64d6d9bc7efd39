import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, FormResult, InputField, useFormOf, type FormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { Confirm } from '../../form/Confirm';
import { useInView } from '../../form/useInView';
import { useTool } from '../../form/useTool';
import type { CardEntry } from './card.types';

interface Props {
  entry: CardEntry;
  onClose(): void;
}

/** Another name for an entry, or its end; what it picked stays in the history. */
export function EntryActions({ entry, onClose }: Props) {
  const api = useApi();
  const inView = useInView();
  const [asking, setAsking] = useState(false);
  const form = useFormOf({ name: entry.entry_name });
  const rename = useTool(({ name }: { name: string }) =>
    api.call('POST ad/rename_entry', { body: { entry_id: entry.id, entry_name: name.trim() } }),
  );
  return (
    <div ref={inView}>
      <Form
        label={`Change ${entry.entry_name}`}
        form={form}
        action={{ ...rename, ...(asking && { said: <AskDelete entry={entry} onDone={onClose} onNo={() => setAsking(false)} /> }) }}
        submit="Rename"
        main
        whenChanged
        blocked={asking}
        beside={
          <>
            {entry.removed_at === '' && (
              <Button color="inherit" variant="outlined" disabled={asking} onClick={() => setAsking(true)}>
                Delete
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <EntryNameField form={form} />
      </Form>
    </div>
  );
}

function EntryNameField({ form: { control } }: { form: FormOf<{ name: string }> }) {
  return (
    <InputField
      control={control}
      name="name"
      label="Entry name"
      hint="The player is told"
      input={{ maxLength: 40 }}
      check={(name) => (name.trim() === '' ? 'An entry has a name' : '')}
    />
  );
}

function AskDelete({ entry, onDone, onNo }: Pick<Props, 'entry'> & { onDone(): void; onNo(): void }) {
  const api = useApi();
  const remove = useTool(() => api.call('POST ad/remove_contest_entry', { body: { entry_id: entry.id, user_id: entry.user_id } }), {
    onDone,
  });
  return (
    <>
      <Confirm
        question={
          <>
            Do you want to delete this entry? <b>{entry.entry_name}</b>
          </>
        }
        yes="Delete"
        pending={remove.pending}
        onYes={() => void remove.run()}
        onNo={onNo}
      />
      <FormResult result={remove.result} />
    </>
  );
}
