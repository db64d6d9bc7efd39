import { Panel, type PageState } from '@poolhouse/shared-ui/board';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import SettingsForm from './SettingsForm';

/** The settings of the auction that is on the page; for who runs it. */
export default function SettingsPanel({ page, config }: { page: PageState<LiveData>; config: AuctionConfigRow }) {
  return (
    <Panel title="Settings" action="Administrators only" tone="dashed">
      <SettingsForm
        key={config.contest_id}
        contestId={config.contest_id}
        kept={config}
        sealed={config.commit !== ''}
        begun={config.begun === 1}
        onSaved={page.refresh}
      />
    </Panel>
  );
}
