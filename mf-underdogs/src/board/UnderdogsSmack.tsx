import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { SmackPanel, type PageState } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from '../contest/underdogs.types';

export function UnderdogsSmack({ page, config }: { page: PageState<UnderdogsPage>; config: UnderdogsConfigRow }) {
  const { call } = useApi();
  const contest = { contest_id: config.contest_id };
  return (
    <SmackPanel
      page={page}
      myName={config.EntryName}
      calls={{
        post: (text) => call('POST underdogs/smack', { body: { Message: text, ...contest } }),
        remove: (id) => call('DELETE underdogs/smack', { query: { id, ...contest } }),
      }}
    />
  );
}
