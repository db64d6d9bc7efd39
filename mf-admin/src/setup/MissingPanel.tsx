import { Info } from 'lucide-react';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Warning } from '../look/Warning';
import { ListRows } from '../form/form.styles';

/** What still lacks, a sentence each. */
export function MissingPanel({ rows }: { rows: readonly string[] }) {
  return (
    <Panel title="What is missing">
      {rows.length === 0 ? (
        <PanelEmpty>Nothing. The pool runs by itself.</PanelEmpty>
      ) : (
        <ListRows>
          {rows.map((row) => (
            <li key={row}>
              <Warning>
                <Info size={16} aria-hidden /> {row}
              </Warning>
            </li>
          ))}
        </ListRows>
      )}
    </Panel>
  );
}
