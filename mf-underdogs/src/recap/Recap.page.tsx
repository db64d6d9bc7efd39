import type { UnderdogsRecapConfig, UnderdogsRecapStanding } from '@poolhouse/contract';
import { formatLine } from '@poolhouse/shared-ui';
import { Columns, FaceChip } from '@poolhouse/shared-ui/board';
import { RecapCells, RecapFacts, RecapMine, RecapSaidPanel, RecapWon, WeekRecap } from '@poolhouse/shared-ui/season';
import { sections } from '../sections';
import { EndedPanel } from './EndedPanel';
import { useRecap, type RecapPage } from './useRecap';

/** `/underdogs/recap`: what a week came to. Query: `week`, `year`; without a week the last one that is over. */
export default function Recap() {
  return (
    <WeekRecap name="Underdogs Recap" {...useRecap()} sections={sections} back="/underdogs" file="underdogs-week">
      {(data, config) => <Week data={data} config={config} />}
    </WeekRecap>
  );
}

const Week = ({ data, config }: { data: RecapPage; config: UnderdogsRecapConfig }) => (
  <Columns>
    <div>
      <Won config={config} standings={data.standings.data} />
      <RecapFacts facts={data.facts.data} title="Also that week" />
    </div>
    <div>
      <RecapMine
        title="Your week"
        place=""
        said={data.mine.data.map(({ ID, EntryName, Says }) => ({ id: ID, name: EntryName, says: Says }))}
      />
      <EndedPanel rows={data.standings.data} mine={new Set(data.mine.data.map(({ ID }) => ID))} />
      <RecapSaidPanel said={data.said.data} />
    </div>
  </Columns>
);

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
