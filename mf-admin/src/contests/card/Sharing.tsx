import { useApi } from '@poolhouse/shared-ui';
import { FormResult } from '@poolhouse/shared-ui/desk';
import { useTool } from '../../form/useTool';
import { Block } from '../../look/Block';
import { OnOff } from '../../look/OnOff';
import type { CardRow } from './card.types';

/** Whether players may show pictures of recaps and of their seasons to people outside. Turned off, every address that was handed on ends. */
export function Sharing({ contest: { ID, recap_sharing: sharing } }: { contest: CardRow }) {
  const api = useApi();
  const { run, pending, result } = useTool((on: 0 | 1) => api.call('POST ad/recap_sharing', { body: { contest_id: ID, on } }));
  return (
    <Block>
      Recaps and seasons may be shared with people outside. Off, all links that were shared end
      <OnOff label="Sharing" on={sharing === 1} disabled={pending} onChange={(on) => void run(on ? 1 : 0)} />
      <FormResult result={result} />
    </Block>
  );
}
