import type { FootballRecapConfig, FootballRecapPick } from '@poolhouse/contract';
import { formatPlace } from '@poolhouse/shared-ui';
import { Columns, sharedRanks } from '@poolhouse/shared-ui/board';
import { RecapFacts, RecapMine, RecapSaidPanel, RecapWon, WeekRecap } from '@poolhouse/shared-ui/season';
import { sections } from '../sections';
import { EndedPanel } from './EndedPanel';
import { PickCells } from './PickCells';
import { useRecap, type RecapPage } from './useRecap';

/** `/football/recap`: what a week came to. Query: `week`, `year`; without a week the last one that is over. */
export default function Recap() {
  return (
    <WeekRecap name="Football Recap" {...useRecap()} sections={sections} back="/football" file="week">
      {(data, config) => <Week data={data} config={config} />}
    </WeekRecap>
  );
}

const Week = ({ data, config }: { data: RecapPage; config: FootballRecapConfig }) => (
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

function Won({ config, picks }: { config: FootballRecapConfig; picks: readonly FootballRecapPick[] }) {
  const { Perfect, Headline, Says, Note, Winners, Best } = config;
  const notes = [Winners, Note, Best === '' ? '' : `Best of the week: ${Best}`];
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

function Mine({ config: { entry_id, EntryName, Mine: says }, picks, standings }: MineProps) {
  const own = standings.find((row) => row.entry_id === entry_id);
  if (!own) return null;
  return (
    <RecapMine
      title="Your week"
      place={`${formatPlace(own.Rank, sharedRanks(standings).has(own.Rank))} of ${standings.length}`}
      said={[{ id: entry_id, name: EntryName, says }]}
    >
      <PickCells picks={picks} label="Your picks" />
    </RecapMine>
  );
}
