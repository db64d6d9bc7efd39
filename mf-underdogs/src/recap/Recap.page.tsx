import type { UnderdogsRecapConfig, UnderdogsRecapStanding } from '@poolhouse/contract';
import { formatLine, formatList, useTitle } from '@poolhouse/shared-ui';
import {
  Columns,
  ContestHead,
  ContestTabs,
  FaceChip,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  StaleBar,
  WeekNav,
} from '@poolhouse/shared-ui/board';
import { BackLink } from '@poolhouse/shared-ui/screen';
import { openWords, RecapCells, RecapFacts, RecapPart, RecapSaidPanel, RecapWon, ShareRecap } from '@poolhouse/shared-ui/season';
import { sections } from '../sections';
import { EndedPanel } from './EndedPanel';
import { useRecap, type RecapPage } from './useRecap';

/** `/underdogs/recap`: what a week came to. Query: `week`, `year`; without a week the last one that is over. */
export default function Recap() {
  useTitle('Underdogs Recap');
  const { page, hrefFor } = useRecap();
  const config = page.data?.config.data[0];
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title={config ? `Week ${config.Week} recap` : 'Underdogs Recap'}
        selector={config && formatList([config.contest_name, config.Dates].filter(Boolean))}
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
      <BackLink to="/underdogs" />
      {config?.Over === 1 && (
        <ShareRecap
          key={`${config.contest_id} ${config.Week}`}
          contestId={config.contest_id}
          round={config.Week}
          title={`${config.contest_name}, week ${config.Week}`}
          alt={`Picture of week ${config.Week}: ${config.Headline}`}
          file={`underdogs-week-${config.Week}.png`}
        />
      )}
    </Page>
  );
}

function Week({ data, config }: { data: RecapPage; config: UnderdogsRecapConfig }) {
  if (config.Over === 0)
    return (
      <Panel title="Recap">
        <PanelEmpty>{openWords(config)}</PanelEmpty>
      </Panel>
    );
  return (
    <Columns>
      <div>
        <Won config={config} standings={data.standings.data} />
        <RecapFacts facts={data.facts.data} title="Also that week" />
      </div>
      <div>
        <Mine mine={data.mine.data} />
        <EndedPanel rows={data.standings.data} mine={new Set(data.mine.data.map(({ ID }) => ID))} />
        <RecapSaidPanel said={data.said.data} />
      </div>
    </Columns>
  );
}

function Won({ config, standings }: { config: UnderdogsRecapConfig; standings: readonly UnderdogsRecapStanding[] }) {
  const { Headline, Says, Won: won, Winners, Note, Best } = config;
  const winners = won === 1 ? standings.filter(({ Grade }) => Grade === 'W') : [];
  const cells = winners.map(({ ID, Abbrev, Pick, Spread }) => ({
    id: String(ID),
    mark: <FaceChip face="win" />,
    name: Abbrev || Pick,
    note: formatLine(Spread),
  }));
  return (
    <RecapWon
      title="Won the week"
      headline={Headline}
      says={Says}
      won={won > 0}
      notes={[Winners, Note, Best === '' ? '' : `Best of the week: ${Best}`]}
    >
      <RecapCells cells={cells} label={`Pick of ${Headline}`} />
    </RecapWon>
  );
}

function Mine({ mine }: { mine: RecapPage['mine']['data'] }) {
  if (mine.length === 0) return null;
  return (
    <Panel title="Your week">
      {mine.map(({ ID, EntryName, Says }) => (
        <RecapPart key={ID}>
          {mine.length > 1 && <h3>{EntryName}</h3>}
          <p>{Says}</p>
        </RecapPart>
      ))}
    </Panel>
  );
}
