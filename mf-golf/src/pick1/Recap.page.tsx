import type { DataOf, Pick1RecapConfig } from '@poolhouse/contract';
import { formatList, useTitle } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { RecapFacts, RecapMine, RecapScreen, RecapWon } from '@poolhouse/shared-ui/season';
import { ChosenTournament } from '../contest/ChosenTournament';
import { useTournamentAddress } from '../contest/useTournamentAddress';
import { whyNoRecap } from '../contest/why-no-recap.rules';
import { sections } from '../sections';
import { Pick1Ended } from './Pick1Ended';

type Recap = DataOf<'GET golf/pick1recap'>;

/** `/pick1golf/recap`: what a tournament came to in Pick1. Query: `contest`, a Pick1 contest, and `tid`; without that the last one that is official. */
export default function RecapPage() {
  useTitle('Pick1 Recap');
  const { chosen, query, chooseTournament } = useTournamentAddress('pick1golf_contest_id');
  const page = usePageData('GET golf/pick1recap', query, noRefresh);
  useForgetLost(chosen, page.error);
  const config = page.data?.config.data[0];
  const why = config && whyNoRecap(config, query.tid !== undefined);
  return (
    <RecapScreen
      title={config?.Name ? `Pick1: ${config.Name} recap` : 'Pick1 Recap'}
      sections={sections}
      page={page}
      selector={
        config &&
        page.data && (
          <ChosenTournament
            page={page.data}
            contest={config}
            tournament={config.tid}
            onContest={chosen.choose}
            onTournament={chooseTournament}
          >
            <span>{formatList([config.contest_name, config.Dates].filter(Boolean))}</span>
          </ChosenTournament>
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

const shareOf = ({ contest_id, contest_name, tid, Name, Headline }: Pick1RecapConfig) => ({
  contestId: contest_id,
  round: tid,
  title: `${contest_name}, ${Name}`,
  alt: `Picture of ${Name}: ${Headline}`,
  file: `pick1-${tid}.png`,
});

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
