import { formatList, formatPlace, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { RecapFacts, RecapMine, RecapScreen, RecapWon } from '@poolhouse/shared-ui/season';
import { ChosenTournament } from '../contest/ChosenTournament';
import { otherTournaments } from '../contest/unknown-tournament';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { whyNoRecap } from '../contest/why-no-recap.rules';
import { sections } from '../sections';
import { GolferCells } from './GolferCells';
import type { Recap, RecapConfig } from './recap.types';
import { CorrectionsPanel, FinalPanel, HighlightsPanel } from './RecapPanels';

/** `/golf/recap`: what a tournament came to. Query: `contest`, `tid`; without a tournament the last one that is official. */
export default function RecapPage() {
  useTitle('Golf Recap');
  const { chosen, query, chooseTournament } = useTournamentAddress();
  const page = usePageData('GET golf/recap', query, noRefresh);
  useForgetLost(chosen, page.error);
  const config = page.data?.config.data[0];
  const why = config && whyNoRecap(config, query.tid !== undefined);
  return (
    <RecapScreen
      title={config?.Name ? `${config.Name} recap` : 'Golf Recap'}
      sections={sections}
      page={page}
      selector={
        config && page.data ? (
          <ChosenTournament
            page={page.data}
            contest={config}
            tournament={config.tid}
            onContest={chosen.choose}
            onTournament={chooseTournament}
          >
            <span>{formatList([config.contest_name, config.Dates].filter(Boolean))}</span>
          </ChosenTournament>
        ) : (
          otherTournaments(page.error, chosen.contest)
        )
      }
      why={why}
      back={config && config.tid > 0 ? `/golf?tid=${config.tid}` : '/golf'}
      share={config && why === undefined ? shareOf(config) : undefined}
    >
      {(data) => config && <Tournament data={data} config={config} />}
    </RecapScreen>
  );
}

const shareOf = ({ contest_id, contest_name, tid, Name, Headline }: RecapConfig) => ({
  contestId: contest_id,
  round: tid,
  title: `${contest_name}, ${Name}`,
  alt: `Picture of ${Name}: ${Headline}`,
  file: `golf-${tid}.png`,
});

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
