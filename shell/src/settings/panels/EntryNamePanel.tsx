import { Panel, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { NameField } from '@poolhouse/shared-ui/screen';

/** The one entry name of a contest that has only that. */
export function EntryNamePanel({ title, name, rename }: { title: string; name: string; rename(name: string): void }) {
  return (
    <Panel title={title}>
      <NameField
        label={
          <>
            <VisuallyHidden>{title}: </VisuallyHidden>Entry name
          </>
        }
        value={name}
        placeholder="No entry name yet"
        onChange={rename}
      />
    </Panel>
  );
}
