import type { GroupRow } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, Form, InputField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { RowButton } from '../look/RowButton';
import { Row, Rows } from '../look/Rows';

/** The groups that this administrator runs, the one that is shown, and another one. */
export function GroupPanel() {
  const api = useApi();
  const { seat, data } = useConsole();
  const site = seat.role === 'site';
  const close = useTool((body: { group_number: number; closed: 0 | 1 }) => api.call('POST ad/close_group', { body }));
  const onClose = site && !close.pending ? ({ group_number }: GroupRow, closed: 0 | 1) => void close.run({ group_number, closed }) : null;
  return (
    <Panel title={site ? 'Groups' : 'Group'} action={String(seat.groups_total)}>
      <Rows>
        {data.groups.data.map((row) => (
          <GroupLine key={row.ID} row={row} site={site} onClose={onClose} />
        ))}
      </Rows>
      <ResultBlock result={close.result} />
      {seat.role !== 'helper' && <NameForm />}
    </Panel>
  );
}

interface Line {
  row: GroupRow;
  site: boolean;
  /** Null where nobody may, or while one is being closed. */
  onClose: ((row: GroupRow, closed: 0 | 1) => void) | null;
}

function GroupLine({ row, site, onClose }: Line) {
  const { group, chooseGroup } = useConsole();
  const open = row.closed_at === '';
  const word = open ? 'Close' : 'Open again';
  return (
    <Row>
      <span>
        {row.name}
        <small>
          {plural(row.members, 'member')}, {plural(row.contests, 'contest')}
          {!open && ', closed'}
        </small>
      </span>
      <Buttons>
        {row.group_number === group ? (
          'shown'
        ) : (
          <RowButton aria-label={`Show ${row.name}`} onClick={() => chooseGroup(row.group_number)}>
            Show
          </RowButton>
        )}
        {site && (
          <RowButton
            variant="text"
            aria-label={`${word} ${row.name}`}
            disabled={onClose === null}
            onClick={() => onClose?.(row, open ? 1 : 0)}
          >
            {word}
          </RowButton>
        )}
      </Buttons>
    </Row>
  );
}

/** Another name for the group that is shown, or the name of another group. */
function NameForm() {
  const api = useApi();
  const { seat, group } = useConsole();
  const site = seat.role === 'site';
  const form = useFormOf({ name: '' });
  const typed = useWatch({ control: form.control, name: 'name' }).trim();
  const emptied = { onDone: () => form.reset() };
  const rename = useTool(
    ({ name }: { name: string }) => api.call('POST ad/rename_group', { body: { group_number: group, name: name.trim() } }),
    emptied,
  );
  const add = useTool(() => api.call('POST ad/add_group', { body: { name: typed } }), emptied);
  return (
    <Form
      label="Groups"
      form={form}
      action={{ run: rename.run, pending: rename.pending, result: rename.result ?? add.result }}
      submit={`Rename ${seat.group_name}`}
      blocked={typed === ''}
      beside={
        site && (
          <Button color="inherit" variant="outlined" disabled={typed === '' || add.pending} onClick={() => void add.run()}>
            Open a group
          </Button>
        )
      }
    >
      <InputField
        control={form.control}
        name="name"
        label="Name"
        hint={`Of ${seat.group_name}${site ? ', or of another group' : ''}`}
        input={{ maxLength: 60 }}
      />
    </Form>
  );
}
