import { shellRoutes, useApi, useTitle } from '@poolhouse/shared-ui';
import { ContestChoices, Panel, PanelEmpty, ScoresAge, SmackPanel, yearsOf, type PageState } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import { LayoutGrid, Settings } from 'lucide-react';
import { Stack } from './board.styles';
import { TITLE, type BoardData, type ConfigRow } from './contest';
import { MyPickPanel } from './MyPickPanel';
import { StandingsPanel } from './StandingsPanel';
import { useBoard } from './useBoard';
import { WeekPanel } from './WeekPanel';

const icon = { size: 22, 'aria-hidden': true };
const sections = [
  { to: '/__id__', label: 'Board', end: true, icon: <LayoutGrid {...icon} /> },
  { to: shellRoutes.accountSettings, label: 'Settings', icon: <Settings {...icon} /> },
];

/** `/__id__`: my pick, everybody's picks of the week, the standings and the smack board. Query: `year`. */
export default function BoardPage() {
  const { page, chooseContest, chooseYear } = useBoard();
  useTitle(TITLE);
  const config = page.data?.config.data[0];
  const choices = config && (
    <ContestChoices
      contests={page.data?.contests.data ?? []}
      shown={{ id: config.contest_id, name: config.contest_name }}
      onContest={chooseContest}
      years={yearsOf(config.Years, config.year)}
      year={config.year}
      onYear={chooseYear}
    />
  );
  return (
    <Screen title={TITLE} sections={sections} page={page} waiting="My pick" selector={choices} live={page.dueAt !== null}>
      {(data) =>
        config ? (
          <Panels data={data} config={config} page={page} />
        ) : (
          <Panel title="My pick">
            <PanelEmpty>No contest is open for you yet.</PanelEmpty>
          </Panel>
        )
      }
    </Screen>
  );
}

/** What the board holds, from my own to everybody's. */
function Panels({ data, config, page }: { data: BoardData; config: ConfigRow; page: PageState<BoardData> }) {
  const { call } = useApi();
  const { games, picks, standings } = data;
  return (
    <Stack>
      <ScoresAge from={config.ScoresFrom} />
      <MyPickPanel config={config} games={games.data} picks={picks.data} page={page} />
      <WeekPanel week={config.week} picks={picks.data} games={games.data} />
      <StandingsPanel rows={standings.data} picks={picks.data} />
      <SmackPanel
        page={page}
        myName={config.EntryName}
        calls={{
          post: (text) => call('POST __id__/smack', { body: { Message: text, contest_id: config.contest_id } }),
          remove: (id) => call('DELETE __id__/smack', { query: { id, contest_id: config.contest_id } }),
        }}
      />
    </Stack>
  );
}
