import { Suspense } from 'react';
import { lazyPart } from '@poolhouse/shared-ui';
import { JumpPills, ScoresAge, SmackPanel, TakeAway, type PageState } from '@poolhouse/shared-ui/board';
import { useExplain } from '../explain/useExplain';
import type { Board, FootballPage } from './board.rules';
import { useSmackCalls } from '../contest/useSmackCalls';
import { BoardColumns } from './BoardColumns';
import { BoardStatus } from './BoardStatus';
import { CigarPanel } from './panels/CigarPanel';
import { OverallStandingsPanel } from './panels/OverallStandingsPanel';
import { PickSummaryPanel } from './panels/PickSummaryPanel';
import { PicksPanel } from './panels/PicksPanel';
import { ScoresPanel } from './panels/ScoresPanel';
import { SidebetPanel } from './panels/SidebetPanel';
import { WeekStandingsPanel } from './panels/WeekStandingsPanel';

const BoardDownloads = lazyPart(() => import('../download/BoardDownloads'));
const ExplainDialog = lazyPart(() => import('../explain/ExplainDialog'));

const pills = [
  { id: 'scores', label: 'Scores' },
  { id: 'picks', label: 'Picks' },
  { id: 'week', label: 'Week' },
  { id: 'overall', label: 'Overall' },
  { id: 'popular', label: 'Popular' },
  { id: 'cigar', label: 'Cigar' },
  { id: 'smack', label: 'Smack' },
];

/** Everything below the heading. */
export function BoardPanels({ page, board }: { page: PageState<FootballPage>; board: Board }) {
  const explain = useExplain();
  const smackCalls = useSmackCalls('football/smack', board.config.contest_id);
  return (
    <>
      <ScoresAge from={board.config.ScoresFrom ?? ''} />
      <BoardStatus board={board} />
      <JumpPills items={pills} />
      <BoardColumns
        scores={<ScoresPanel board={board} page={page} onOpen={explain.openGame} />}
        picks={<PicksPanel board={board} onOpen={explain.openPick} />}
        week={<WeekStandingsPanel board={board} />}
        overall={<OverallStandingsPanel board={board} />}
        popular={<PickSummaryPanel board={board} />}
        cigar={<CigarPanel board={board} />}
        sidebet={<SidebetPanel board={board} />}
        smack={<SmackPanel page={page} myName={board.config.EntryName} calls={smackCalls} />}
      />
      <TakeAway label="Download or print">{() => <BoardDownloads board={board} smack={page.data?.smack.data ?? []} />}</TakeAway>
      {explain.tapped && (
        <Suspense fallback={null}>
          <ExplainDialog tapped={explain.tapped} board={board} onClose={explain.close} />
        </Suspense>
      )}
    </>
  );
}
