import type { CurrentPicksRow, MakePicksConfigRow } from '@poolhouse/contract';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { draftKey } from './draft.rules';
import { AvailableGames } from './games/AvailableGames';
import { LeaveGuard } from './leave/LeaveGuard';
import { marginsOf } from './model.rules';
import { MyPicks } from './MyPicks';
import { PicksLayout } from './picks.styles';
import type { MakePicksPage } from './useMakePicks';
import { usePicking } from './usePicking';
import { usePicksEditor } from './usePicksEditor';
import { useSubmit } from './useSubmit';
import { useWeek } from './useWeek';

interface Props {
  page: PageState<MakePicksPage>;
  data: MakePicksPage;
  config: MakePicksConfigRow;
  row: CurrentPicksRow;
}

/** Selectors on one side, the games on the other. */
export function PicksScreen({ page, data, config, row }: Props) {
  const week = useWeek(data.events.data);
  const margins = useMemo(() => marginsOf(data.model_margins.data), [data.model_margins.data]);
  const editor = usePicksEditor(row, draftKey(config.entry_id, config.Year, config.Week), week);
  const { result, saving, unsent, submit } = useSubmit(page, config.entry_id, editor);
  const { focused, focus, hint, clearHint, pick } = usePicking(editor, week);
  const changes = editor.changed.length;
  const offline = page.staleSince !== null;
  return (
    <PicksLayout>
      <div>
        <MyPicks row={row} editor={editor} week={week} focused={focused} onFocus={focus} onPick={pick} />
        <FormBar
          state={changes > 0 ? `${plural(changes, 'change')} not saved` : row.saved_at ? 'Everything is saved' : 'Nothing to save yet'}
          note={offline ? "Can't reach Poolhouse" : row.saved_at && `Last saved ${formatDayTime(row.saved_at)}`}
          action="Submit Picks"
          disabled={changes === 0 || (offline && !unsent)}
          waiting={unsent}
          saving={saving}
          result={result}
          onSubmit={() => {
            clearHint();
            void submit();
          }}
        />
      </div>
      <AvailableGames week={week} slots={editor.slots} margins={margins} hint={hint} onPick={pick} />
      <LeaveGuard changes={changes} onLeave={editor.discard} />
    </PicksLayout>
  );
}
