import type { WinsRecap, WinsRecapConfig, WinsRecapTeam } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/shared-ui';
import { Columns, FaceChip, useForgetLost, usePageData, useWeekAddress } from '@poolhouse/shared-ui/board';
import { RecapCells, RecapFacts, RecapMine, RecapSaidPanel, RecapWon, untilOver, WeekRecap } from '@poolhouse/shared-ui/season';
import { sections } from '../sections';
import { useWinsContest } from '../useWinsContest';
import { EndedPanel } from './EndedPanel';

/** `/footballwins/recap`: what a week came to. Query: `week`, `year`; without a week the last one that is over. */
export default function WinsRecapPage() {
  const chosen = useWinsContest();
  const { query, hrefFor } = useWeekAddress(chosen.contest);
  const page = usePageData('GET football/footballwins_recap', query, untilOver);
  useForgetLost(chosen, page.error);
  return (
    <WeekRecap
      name="NFL Wins Recap"
      page={page}
      config={page.data?.config.data[0]}
      hrefFor={hrefFor}
      sections={sections}
      back="/footballwins"
      file="nfl-wins-week"
    >
      {(data, config) => <Week data={data} config={config} />}
    </WeekRecap>
  );
}

function Week({ data, config }: { data: WinsRecap; config: WinsRecapConfig }) {
  const mine = new Set(data.mine.data.map(({ ID }) => ID));
  return (
    <Columns>
      <div>
        <Won data={data} config={config} />
        <RecapFacts facts={data.facts.data} title="Also that week" />
      </div>
      <div>
        <RecapMine
          title="Your week"
          place=""
          said={data.mine.data.map(({ ID, EntryName, Says }) => ({ id: ID, name: EntryName, says: Says }))}
        >
          {mine.size === 1 && <TeamCells teams={data.teams.data.filter(({ entry_id: id }) => mine.has(id))} label="Your teams" />}
        </RecapMine>
        <EndedPanel rows={data.standings.data} mine={mine} />
        <RecapSaidPanel said={data.said.data} />
      </div>
    </Columns>
  );
}

function Won({ data: { standings, teams }, config }: { data: WinsRecap; config: WinsRecapConfig }) {
  const { Headline, Says, Won: won, Winners, Note } = config;
  const winner = won === 1 ? standings.data.find(({ Rank }) => Rank === 1) : undefined;
  return (
    <RecapWon title="Won the week" headline={Headline} says={Says} won={won > 0} notes={[Winners, Note]}>
      <TeamCells teams={teams.data.filter(({ entry_id: id }) => id === winner?.ID)} label={`Teams of ${Headline}`} />
    </RecapWon>
  );
}

const FACES = { W: 'win', L: 'loss', T: 'tie' } as const;

/** An entry's teams that played, each with what became of it. */
function TeamCells({ teams, label }: { teams: readonly WinsRecapTeam[]; label: string }) {
  const cells = teams.map(({ ID, Abbrev, Result, Score, Against }) => ({
    id: ID,
    mark: <FaceChip face={FACES[Result]} />,
    name: Abbrev,
    note: formatRecord(Score, Against),
  }));
  return <RecapCells cells={cells} label={label} />;
}
