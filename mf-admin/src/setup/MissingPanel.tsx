import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Info } from 'lucide-react';
import { Row, Rows } from '../look/Rows';
import { Warning } from '../look/Warning';

/** What still lacks, a sentence each. */
export function MissingPanel({ rows }: { rows: readonly string[] }) {
  return (
    <Panel title="What is missing">
      {rows.length === 0 ? (
        <PanelEmpty>Nothing. The pool runs by itself.</PanelEmpty>
      ) : (
        <Rows>
          {rows.map((row) => (
            <Row key={row}>
              <Warning>
                <Info size={16} aria-hidden /> {row}
              </Warning>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
