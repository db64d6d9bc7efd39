import { formatPlace, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, usePageData } from '@poolhouse/shared-ui/board';
import { RecapFacts, RecapMine, RecapWon } from '@poolhouse/shared-ui/season';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { GolferCells } from './GolferCells';
import type { Recap, RecapConfig } from './recap.types';
import { CorrectionsPanel, FinalPanel, HighlightsPanel } from './RecapPanels';
import { TournamentRecap } from './TournamentRecap';

/** `/golf/recap`: what a tournament came to. Query: `contest`, `tid`; without a tournament the last one that is official. */
export default function RecapPage() {
  useTitle('Golf Recap');
  const address = useTournamentAddress();
  const page = usePageData('GET golf/recap', address.query, noRefresh);
  return (
    <TournamentRecap address={address} page={page} untitled="Golf Recap" file="golf">
      {(data, config) => <Tournament data={data} config={config} />}
    </TournamentRecap>
  );
}

const Tournament = ({ data, config }: { data: Recap; config: RecapConfig }) => (
  <Columns>
    <div>
      <Won data={data} config={config} />
      <RecapFacts facts={data.facts.data} title="Also at this tournament" />
      <Mine data={data} config={config} />
      <FinalPanel rows={data.standings.data} />
    </div>
    <div>
      <HighlightsPanel rows={data.highlights.data} officialAt={config.OfficialAt} />
      <CorrectionsPanel rows={data.corrections.data} />
    </div>
  </Columns>
);

const Won = ({ data, config }: { data: Recap; config: RecapConfig }) => (
  <RecapWon
    title={config.double ? 'Won the tournament, which counts double' : 'Won the tournament'}
    headline={config.Headline}
    says={config.Says}
    won
    notes={[config.Winners, config.Note]}
  >
    <GolferCells picks={data.winner.data} label={`Golfers of ${config.Headline}`} />
  </RecapWon>
);

function Mine({ data, config: { entry_id, EntryName, Mine: says } }: { data: Recap; config: RecapConfig }) {
  const place = data.standings.data.find(({ mine }) => mine === 1);
  if (!place || says === '') return null;
  return (
    <RecapMine
      title="Your tournament"
      place={`${formatPlace(place.Rank, place.Shared === 1)} of ${data.standings.data.length}`}
      said={[{ id: entry_id, name: EntryName, says }]}
    >
      <GolferCells picks={data.mine.data} label="Your golfers" />
    </RecapMine>
  );
}
