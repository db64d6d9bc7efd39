import { lazyPart } from '@poolhouse/shared-ui';
import {
  CheckLink,
  InPlayPanel,
  JumpPills,
  MomentsPanel,
  ScoresAge,
  SmackPanel,
  TakeAway,
  type PageState,
} from '@poolhouse/shared-ui/board';
import { useSmackCalls } from '../../contest/useSmackCalls';
import type { WinsBoard, WinsPage } from './board.rules';
import { ResultsPanel } from './grid/ResultsPanel';
import { OverallPanel } from './panels/OverallPanel';
import { ScoresPanel } from './panels/ScoresPanel';
import { TeamsPanel } from './panels/TeamsPanel';
import { VersusPanel } from './panels/VersusPanel';
import { WeekPanel } from './panels/WeekPanel';
import { WinsLayout } from './WinsLayout';
import { WinsStatus } from './WinsStatus';

const BoardDownloads = lazyPart(() => import('./BoardDownloads'));

const pills = [
  { id: 'overall', label: 'Overall' },
  { id: 'week', label: 'Week' },
  { id: 'versus', label: 'My teams' },
  { id: 'scores', label: 'Scores' },
  { id: 'results', label: 'Results' },
  { id: 'teams', label: 'Teams' },
  { id: 'smack', label: 'Smack' },
];

const NONE: NonNullable<WinsPage['moments']>['data'] = [];

/** Everything below the heading. */
export function WinsPanels({ page, board }: { page: PageState<WinsPage>; board: WinsBoard }) {
  const { config } = board;
  const smackCalls = useSmackCalls('football/footballwins_smack', config.contest_id);
  const moments = page.data?.moments?.data ?? NONE;
  const hasEntry = config.entry_id > 0;
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <WinsStatus board={board} />
      <JumpPills items={hasEntry ? pills : pills.filter(({ id }) => id !== 'versus')} />
      <WinsLayout
        mine={<InPlayPanel title="My teams, now" page={page} />}
        week={<WeekPanel board={board} moments={moments} />}
        moments={<MomentsPanel moments={moments} title={`Week ${config.week} Moments`} />}
        overall={<OverallPanel board={board} />}
        versus={hasEntry ? <VersusPanel board={board} /> : null}
        scores={<ScoresPanel page={page} board={board} />}
        grid={<ResultsPanel board={board} />}
        teams={<TeamsPanel board={board} />}
        smack={<SmackPanel page={page} myName={config.EntryName} calls={smackCalls} />}
      />
      <TakeAway>{() => <BoardDownloads board={board} smack={page.data?.smack.data ?? []} />}</TakeAway>
      <CheckLink contestId={config.contest_id} />
    </>
  );
}
