import type { FootballRecapConfig, FootballRecapPick } from '@poolhouse/contract';
import { formatList, formatPlace, useTitle } from '@poolhouse/shared-ui';
import {
  Columns,
  ContestHead,
  ContestTabs,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  sharedRanks,
  StaleBar,
  WeekNav,
} from '@poolhouse/shared-ui/board';
import { BackLink } from '@poolhouse/shared-ui/screen';
import { openWords, RecapFacts, RecapPart, RecapSaidPanel, RecapWon, ShareRecap } from '@poolhouse/shared-ui/season';
import { sections } from '../sections';
import { EndedPanel } from './EndedPanel';
import { PickCells } from './PickCells';
import { useRecap, type RecapPage } from './useRecap';

/** `/football/recap`: what a week came to. Query: `week`, `year`; without a week the last one that is over. */
export default function Recap() {
  useTitle('Football Recap');
  const { page, hrefFor } = useRecap();
  const config = page.data?.config.data[0];
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title={config ? `Week ${config.Week} recap` : 'Football Recap'}
        selector={config && formatList([config.contest_name, config.Dates])}
        tabs={<ContestTabs items={sections} />}
        weeks={
          config && (
            <WeekNav week={config.Week} first={config.FirstWeek} weeks={config.ShowWeek} current={config.ShowWeek} hrefFor={hrefFor} />
          )
        }
      />
      {page.data && config && <Week data={page.data} config={config} />}
      {!page.data && (
        <Panel title="Recap">
          {page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={18} />}
        </Panel>
      )}
      <BackLink to="/football" />
      {config?.Over === 1 && (
        <ShareRecap
          key={`${config.contest_id} ${config.Week}`}
          contestId={config.contest_id}
          round={config.Week}
          title={`${config.contest_name}, week ${config.Week}`}
          alt={`Picture of week ${config.Week}: ${config.Headline}`}
          file={`week-${config.Week}.png`}
        />
      )}
    </Page>
  );
}

function Week({ data, config }: { data: RecapPage; config: FootballRecapConfig }) {
  if (config.Over === 0)
    return (
      <Panel title="Recap">
        <PanelEmpty>{openWords(config)}</PanelEmpty>
      </Panel>
    );
  return (
    <Columns>
      <div>
        <Won config={config} picks={data.winner.data} />
        <RecapFacts facts={data.facts.data} title="Also that week" />
      </div>
      <div>
        <Mine config={config} picks={data.mine.data} standings={data.standings.data} />
        <EndedPanel config={config} standings={data.standings.data} />
        <RecapSaidPanel said={data.said.data} />
      </div>
    </Columns>
  );
}

function Won({ config, picks }: { config: FootballRecapConfig; picks: readonly FootballRecapPick[] }) {
  const { Perfect, Headline, Says, Note, Winners, Best } = config;
  const notes = [Perfect > 1 ? Winners : '', Note, Best === '' ? '' : `Best of the week: ${Best}`];
  return (
    <RecapWon title="Won the week" headline={Headline} says={Says} won={Perfect > 0} notes={notes}>
      <PickCells picks={picks} label={`Picks of ${Headline}`} />
    </RecapWon>
  );
}

interface MineProps {
  config: FootballRecapConfig;
  picks: readonly FootballRecapPick[];
  standings: RecapPage['standings']['data'];
}

function Mine({ config, picks, standings }: MineProps) {
  const place = standings.find(({ entry_id }) => entry_id === config.entry_id);
  if (!place) return null;
  const rank = formatPlace(place.Rank, sharedRanks(standings).has(place.Rank));
  return (
    <Panel title="Your week" action={`${rank} of ${standings.length}`}>
      <PickCells picks={picks} label="Your picks" />
      <RecapPart>
        <p>{config.Mine}</p>
      </RecapPart>
    </Panel>
  );
}
