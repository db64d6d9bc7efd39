import { Panel, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { NameField } from '@poolhouse/shared-ui/screen';

interface Props {
  readonly title: string;
  readonly name: string;
  readonly refused: string | undefined;
  rename(name: string): void;
}

/** The one entry name of a contest that has only that. */
export function EntryNamePanel({ title, name, refused, rename }: Props) {
  return (
    <Panel title={title}>
      <NameField
        label={
          <>
            <VisuallyHidden>{title}: </VisuallyHidden>Entry name
          </>
        }
        value={name}
        refused={refused}
        placeholder="No entry name yet"
        onChange={rename}
      />
    </Panel>
  );
}
