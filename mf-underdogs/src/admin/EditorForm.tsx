import type { UnderdogsEventRow } from '@poolhouse/contract';
import { SPREAD_STEP } from '@poolhouse/contract/constants';
import { ReadGate, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, entryChoices, Form, InputField, ReasonField, reasonFault, SelectField, useFormOf } from '@poolhouse/shared-ui/desk';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { sideChoice, spreadTrouble, teamTrouble, weekChoices } from './editor.rules';
import { useEditor, type Editor, type EditorValues } from './useEditor';

interface Props {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
}

/** Entry, week, team, points and why. */
export function EditorForm({ board, events, page }: Props) {
  const form = useFormOf<EditorValues>({
    entryId: board.users[0]?.entry_id ?? 0,
    week: board.config.week,
    key: '',
    spread: '',
    reason: '',
  });
  const editor = useEditor({ board, events, page, form });
  const { asked, draft } = editor;
  return (
    <Form
      label="Set a pick"
      form={form}
      action={editor.action}
      submit={editor.action.pending ? 'Saving' : 'Save'}
      beside={<RemoveButton editor={editor} />}
      blocked={editor.body === null || editor.still}
      main
      empties={['reason']}
    >
      <WhoAndWhen {...{ form, board, editor }} />
      {asked && <ReadGate read={asked} rows={1} children={() => null} />}
      <TeamAndSpread {...{ form, board, editor }} />
      <ReasonField
        control={form.control}
        name="reason"
        label={draft.needsReason ? 'Reason (needed), shown to the player' : 'Reason, if any'}
        hint=""
        needed={draft.needsReason}
      />
    </Form>
  );
}

interface PartProps extends Pick<Props, 'board'> {
  form: ReturnType<typeof useFormOf<EditorValues>>;
  editor: Editor;
}

function WhoAndWhen({ form, board, editor }: PartProps) {
  const entries = entryChoices(board.users.map(({ entry_id, entry_name }) => ({ id: entry_id, name: entry_name })));
  return (
    <Beside>
      <SelectField control={form.control} name="entryId" label="Entry" choices={entries.slice(1)} />
      <SelectField
        control={form.control}
        name="week"
        label="Week"
        choices={weekChoices(board.config)}
        onChanged={() => editor.chooseTeam('')}
      />
    </Beside>
  );
}

function TeamAndSpread({ form: { control }, board, editor: { sides, draft, chooseTeam } }: PartProps) {
  return (
    <Beside>
      <SelectField
        control={control}
        name="key"
        label="Team"
        choices={[{ value: '', label: 'Choose a team' }, ...sides.map(sideChoice)]}
        wrong={teamTrouble(draft, board.picks)}
        onChanged={chooseTeam}
      />
      <InputField
        control={control}
        name="spread"
        type="number"
        label="Spread"
        wrong={spreadTrouble(draft.spread)}
        input={{ inputMode: 'decimal', min: 0, step: SPREAD_STEP }}
      />
    </Beside>
  );
}

function RemoveButton({ editor: { hasPick, mine, draft, still, action, remove } }: { editor: Editor }) {
  if (!hasPick) return null;
  return (
    <Button color="inherit" disabled={(!mine && reasonFault(draft.reason) !== '') || still || action.pending} onClick={() => void remove()}>
      Remove the pick
    </Button>
  );
}
