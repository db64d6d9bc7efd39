import { useApi } from '@poolhouse/shared-ui';
import { FormResult } from '@poolhouse/shared-ui/desk';
import { useTool } from '../../form/useTool';
import { Block } from '../../look/Block';
import { OnOff } from '../../look/OnOff';
import type { CardRow } from './card.types';

/** Whether the house tells of what happens in a contest, by itself. */
export function Moments({ contest: { ID, moments } }: { contest: CardRow }) {
  const api = useApi();
  const { run, pending, result } = useTool((on: 0 | 1) => api.call('POST ad/moments', { body: { contest_id: ID, on } }));
  return (
    <Block>
      Moments on the board and the smack board, such as a perfect week
      <OnOff label="Moments" on={moments === 1} disabled={pending} onChange={(on) => void run(on ? 1 : 0)} />
      <FormResult result={result} />
    </Block>
  );
}
