import type { RecapSaid } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { formatDayTime } from '../formats/when';
import { Panel } from '../page/Panel';
import { sanitize } from '../text/sanitize';
import { RecapPart } from './recap.styles';

/** The line of smack that most reacted to when the last game was on; nothing for none. */
export function RecapSaidPanel({ said: [line] }: { said: readonly RecapSaid[] }): ReactElement | null {
  if (!line) return null;
  return (
    <Panel title="Said that night">
      <RecapPart>
        <span dangerouslySetInnerHTML={{ __html: sanitize(line.Message) }} />
        <p>
          {line.EntryName}, {formatDayTime(line.At)}
        </p>
      </RecapPart>
    </Panel>
  );
}
