import type { DataOf, Pick1RecapConfig } from '@poolhouse/contract';
import { useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, usePageData } from '@poolhouse/shared-ui/board';
import { RecapFacts, RecapMine, RecapWon } from '@poolhouse/shared-ui/season';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { TournamentRecap } from '../recap/TournamentRecap';
import { Pick1Ended } from './Pick1Ended';

type Recap = DataOf<'GET golf/pick1recap'>;

/** `/pick1golf/recap`: what a tournament came to in Pick1. Query: `contest`, a Pick1 contest, and `tid`; without that the last one that is official. */
export default function RecapPage() {
  useTitle('Pick1 Recap');
  const address = useTournamentAddress('pick1golf_contest_id');
  const page = usePageData('GET golf/pick1recap', address.query, noRefresh);
  return (
    <TournamentRecap address={address} page={page} untitled="Pick1 Recap" before="Pick1: " file="pick1">
      {(data, config) => <Tournament data={data} config={config} />}
    </TournamentRecap>
  );
}

const Tournament = ({ data, config }: { data: Recap; config: Pick1RecapConfig }) => (
  <Columns>
    <div>
      <Won rows={data.standings.data} config={config} />
      <RecapFacts facts={data.facts.data} title="Also at this tournament" />
    </div>
    <div>
      <RecapMine
        title="Your tournament"
        place=""
        said={config.Mine === '' ? [] : [{ id: config.entry_id, name: config.EntryName, says: config.Mine }]}
      />
      <Panel title="How it ended" foot="Points are net of what was paid in. Frozen when the tournament became official.">
        <Pick1Ended rows={data.standings.data} />
      </Panel>
    </div>
  </Columns>
);

interface Rows {
  rows: Recap['standings']['data'];
  config: Pick1RecapConfig;
}

const Won = ({ rows, config: { double, Headline, Says, Winners, Note } }: Rows) => (
  <RecapWon
    title={double ? 'Had the best golfer, which counts double' : 'Had the best golfer'}
    headline={Headline}
    says={Says}
    won={rows.some(({ Rank, Pick }) => Rank === 1 && Pick !== '')}
    notes={[Winners, Note]}
  />
);
