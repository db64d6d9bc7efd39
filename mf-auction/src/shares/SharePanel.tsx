import { formatRate } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, type PageState } from '@poolhouse/shared-ui/board';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { ShareForm } from './ShareForm';
import { shareable } from './shares.rules';

/** A part of a team at cost: an owner offers it, an administrator writes it down at once. */
export default function SharePanel({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const admin = config.admin === 1;
  const lots = shareable(data.all_teams.data, admin ? null : config.entry_id);
  return (
    <Panel
      title="Share a team"
      action="At cost, until the first game"
      foot={admin ? 'What an administrator shares needs no answer.' : undefined}
    >
      {lots.length === 0 ? (
        <PanelEmpty>{admin ? 'No team is sold yet.' : 'You own no team yet.'}</PanelEmpty>
      ) : (
        <ShareForm page={page} data={data} config={config} lots={lots} />
      )}
      <Unanswered data={data} me={config.entry_id} />
    </Panel>
  );
}

/** What was offered to others, and waits for them. */
function Unanswered({ data, me }: { data: LiveData; me: number }) {
  return data.offers.data
    .filter(({ entry_id: to }) => to !== me)
    .map(({ ID, lot, entry_id: to, percent }) => (
      <p key={ID} style={{ margin: 0, padding: '0 14px 10px' }}>
        Offered: {formatRate(percent)} of {data.all_teams.data.find((team) => team.ID === lot)?.Name} to{' '}
        {data.owners.data.find((owner) => owner.ID === to)?.Name ?? ''}. No answer yet.
      </p>
    ));
}
