import type { DataOf } from '@poolhouse/contract';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import { PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Note } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { JsonBox } from '../form/JsonBox';
import { Block } from '../look/Block';

/** What a feed answered last, and what was not believed of it. */
export function FeedAnswers({ name }: { name: string }) {
  const { data: page } = useConsole();
  const read = useRead('GET ad/feed', { name }, page);
  return (
    <ReadGate read={read} rows={4} stays>
      {({ payloads: { data } }) => <PayloadList rows={data} />}
    </ReadGate>
  );
}

function PayloadList({ rows }: { rows: DataOf<'GET ad/feed'>['payloads']['data'] }) {
  if (rows.length === 0) return <PanelEmpty>It has not answered yet, or its answers are too old to be kept.</PanelEmpty>;
  return (
    <Block>
      {rows.map((payload) => (
        <div key={payload.ID}>
          <Note>
            {formatDayTime(payload.at)}, {payload.ok === 1 ? plural(payload.bytes, 'byte') : 'failed'}
            {payload.refused.length > 0 && `. Refused: ${payload.refused.join(' ')}`}
          </Note>
          {payload.body !== '' && <JsonBox label={`Answer of ${formatDayTime(payload.at)}`} text={payload.body} />}
        </div>
      ))}
    </Block>
  );
}
