import type { UserOptions } from '@poolhouse/contract';
import { Slot, useSlots } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { withEdits, type Edits } from '../edits.rules';
import { inOrder } from '../sections.rules';
import { EntryNamePanel } from './EntryNamePanel';

interface Props {
  readonly saved: UserOptions;
  readonly edits: Edits;
  readonly refused: Readonly<Record<string, string>>;
  edit(change: (edits: Edits) => Edits): void;
}

/** A section for each contest that has one: of its own remote's making, or its one entry name, of which the server tells. */
export function ContestSections({ saved, edits, refused, edit }: Props) {
  const pieces = useSlots('settings');
  return inOrder(withEdits(saved, edits).names, pieces).map(({ names, piece }) =>
    piece ? (
      <Slot
        key={piece.key}
        place="settings"
        piece={piece}
        frame={({ title }, content) => <Panel title={title}>{content}</Panel>}
        saved={saved}
        draft={edits.pieces[piece.key]?.draft ?? {}}
        refused={refused}
        edit={(draft, changes) => edit((now) => ({ ...now, pieces: { ...now.pieces, [piece.key]: { draft, changes } } }))}
      />
    ) : (
      <EntryNamePanel
        key={names.ID}
        title={names.title}
        name={names.EntryName}
        refused={refused[`${names.ID}.EntryName`]}
        rename={(name) => edit((now) => ({ ...now, names: { ...now.names, [names.ID]: name } }))}
      />
    ),
  );
}
