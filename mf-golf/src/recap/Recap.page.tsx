import { formatList, formatPlace, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { RecapFacts, RecapPart, RecapWon, ShareRecap } from '@poolhouse/shared-ui/season';
import { ChosenTournament } from '../contest/ChosenTournament';
import { otherTournaments } from '../contest/unknown-tournament';
import { useTournamentAddress } from '../contest/useTournamentAddress';
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
  return (
    <Screen
      title={config?.Name ? `${config.Name} recap` : 'Golf Recap'}
      sections={sections}
      page={page}
      waiting="Recap"
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
    >
      {(data) => config && <Tournament data={data} config={config} asked={query.tid !== undefined} />}
    </Screen>
  );
}

/** Why there is nothing to tell; undefined where there is. @param asked the address names a tournament */
function whyNot({ tid, Headline }: RecapConfig, asked: boolean): string | undefined {
  if (tid > 0) return Headline === '' ? 'It was canceled, or too short: no scores, and its prizes join those of the season.' : undefined;
  return asked
    ? 'This tournament is not official yet. The recap is here when it is.'
    : 'No tournament of this season is official yet. The recap is here when one is.';
}

function Tournament({ data, config, asked }: { data: Recap; config: RecapConfig; asked: boolean }) {
  const why = whyNot(config, asked);
  if (why !== undefined)
    return (
      <Panel title="Recap">
        <PanelEmpty>{why}</PanelEmpty>
      </Panel>
    );
  return (
    <>
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
      <BackLink to={`/golf?tid=${config.tid}`} />
      <ShareRecap
        key={`${config.contest_id} ${config.tid}`}
        contestId={config.contest_id}
        round={config.tid}
        title={`${config.contest_name}, ${config.Name}`}
        alt={`Picture of ${config.Name}: ${config.Headline}`}
        file={`golf-${config.tid}.png`}
      />
    </>
  );
}

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

function Mine({ data, config }: { data: Recap; config: RecapConfig }) {
  const place = data.standings.data.find(({ mine }) => mine === 1);
  if (!place || config.Mine === '') return null;
  return (
    <Panel title="Your tournament" action={`${formatPlace(place.Rank, place.Shared === 1)} of ${data.standings.data.length}`}>
      <GolferCells picks={data.mine.data} label="Your golfers" />
      <RecapPart>
        <p>{config.Mine}</p>
      </RecapPart>
    </Panel>
  );
}
