import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Confirm } from '../../form/Confirm';
import { ActionRow } from '../../look/ActionRow';
import { Form } from '../../form/form.styles';
import { RawResult } from '../../form/RawResult';
import { useInView } from '../../form/useInView';
import { useTool } from '../../form/useTool';
import type { CardEntry } from './ContestCard';

/** Another name for an entry, or its end; what it picked stays in the history. */
export function EntryActions({ entry, onClose }: { entry: CardEntry; onClose(): void }) {
  const api = useApi();
  const inView = useInView();
  const [name, setName] = useState(entry.entry_name);
  const [asking, setAsking] = useState(false);
  const rename = useTool(() => api.call('POST ad/rename_entry', { body: { entry_id: entry.id, entry_name: name.trim() } }));
  const remove = useTool(() => api.call('POST ad/remove_contest_entry', { body: { entry_id: entry.id, user_id: entry.user_id } }), {
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename.run();
  };
  return (
    <Form ref={inView} onSubmit={submit} aria-label={`Change ${entry.entry_name}`}>
      <Field label="Entry name" hint="The player is told">
        {(part) => <input {...part} type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      {asking ? (
        <Confirm
          question={
            <>
              Do you want to delete this entry? <b>{entry.entry_name}</b>
            </>
          }
          yes="Delete"
          pending={remove.pending}
          onYes={() => void remove.run()}
          onNo={() => setAsking(false)}
        />
      ) : (
        <ActionRow>
          <Button type="submit" variant="contained" disabled={rename.pending || name.trim() === '' || name === entry.entry_name}>
            Rename
          </Button>
          {entry.removed_at === '' && (
            <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
              Delete
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
        </ActionRow>
      )}
      <RawResult result={remove.result ?? rename.result} />
    </Form>
  );
}
