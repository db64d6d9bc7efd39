import type { FootballRecapConfig, FootballRecapFact, FootballRecapPick, FootballRecapSaid } from '@poolhouse/contract';
import { formatDayTime, formatList, formatPlace, sanitize, useTitle } from '@poolhouse/shared-ui';
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
import { sections } from '../sections';
import { EndedPanel } from './EndedPanel';
import { openWords } from './open.rules';
import { PickCells } from './PickCells';
import { Part, Winner } from './recap.styles';
import { ShareRecap } from './ShareRecap';
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
      {config?.Over === 1 && <ShareRecap key={`${config.contest_id} ${config.Week}`} config={config} />}
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
  const swing = data.facts.data.find(({ ID }) => ID === 'swing');
  const facts = data.facts.data.filter(({ ID }) => ID !== 'swing');
  return (
    <Columns>
      <div>
        <Won config={config} picks={data.winner.data} />
        {swing && (
          <Panel title={swing.Title} action={swing.Where}>
            <Part>
              <strong>{swing.Head}</strong>
              <p>{swing.Text}</p>
            </Part>
          </Panel>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
      <div>
        <Mine config={config} picks={data.mine.data} standings={data.standings.data} />
        <EndedPanel config={config} standings={data.standings.data} />
        <Said said={data.said.data} />
      </div>
    </Columns>
  );
}

function Won({ config, picks }: { config: FootballRecapConfig; picks: readonly FootballRecapPick[] }) {
  const { Perfect, Headline, Says, Note, Winners, Best } = config;
  return (
    <Panel title="Won the week">
      <Winner>
        <strong>{Headline}</strong>
        {Says !== '' && <em data-won={Perfect > 0 || undefined}>{Says}</em>}
        {Perfect > 1 && <p>{Winners}</p>}
        {Note !== '' && <p>{Note}</p>}
        {Best !== '' && <p>Best of the week: {Best}</p>}
      </Winner>
      <PickCells picks={picks} label={`Picks of ${Headline}`} />
    </Panel>
  );
}

const Facts = ({ facts }: { facts: readonly FootballRecapFact[] }) => (
  <Panel title="Also that week">
    {facts.map(({ ID, Title, Head, Text }) => (
      <Part key={ID}>
        <h3>{Title}</h3>
        <strong>{Head}</strong>
        <p>{Text}</p>
      </Part>
    ))}
  </Panel>
);

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
      <Part>
        <p>{config.Mine}</p>
      </Part>
    </Panel>
  );
}

function Said({ said: [line] }: { said: readonly FootballRecapSaid[] }) {
  if (!line) return null;
  return (
    <Panel title="Said that night">
      <Part>
        <span dangerouslySetInnerHTML={{ __html: sanitize(line.Message) }} />
        <p>
          {line.EntryName}, {formatDayTime(line.At)}
        </p>
      </Part>
    </Panel>
  );
}
