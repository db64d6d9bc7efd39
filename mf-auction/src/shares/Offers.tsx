import { formatRate, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { whereOf } from '../contest/where';

/** Parts of teams that were offered to me. */
export function Offers({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const answer = useAction(
    ({ id, accept }: { id: number; accept: 0 | 1 }) => call('POST bbauction/split_answer', { body: { ...whereOf(config), id, accept } }),
    { shownMs: 5000, onDone: page.refresh, onFailed: page.refresh },
  );
  const offers = data.offers.data.filter(({ entry_id: id }) => id === config.entry_id);
  if (offers.length === 0) return null;
  return (
    <Panel title="Offered to you">
      {offers.map(({ ID, lot, percent }) => {
        const team = data.all_teams.data.find((one) => one.ID === lot);
        return (
          <p key={ID} style={{ margin: 0, padding: '8px 14px' }}>
            {team?.Owner}: {formatRate(percent)} of {team?.Name} at cost{' '}
            <Button size="small" disabled={answer.pending} onClick={() => void answer.run({ id: ID, accept: 1 })}>
              Take it
            </Button>
            <Button size="small" color="inherit" disabled={answer.pending} onClick={() => void answer.run({ id: ID, accept: 0 })}>
              No, thanks
            </Button>
          </p>
        );
      })}
      <ResultText result={answer.result} />
    </Panel>
  );
}
