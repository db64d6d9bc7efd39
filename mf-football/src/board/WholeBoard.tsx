import { lazyPart } from '@poolhouse/shared-ui';
import { CheckLink, JumpPills, MomentsPanel, SmackPanel, TakeAway, type PageState } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import type { Board, FootballPage } from '../contest/board.rules';
import { useSmackCalls } from '../contest/useSmackCalls';
import { useExplain } from '../explain/useExplain';
import type { WhatIf } from '../whatif/useWhatIf';
import { BoardColumns } from './BoardColumns';
import { BoardStatus } from './BoardStatus';
import { CigarPanel } from './panels/CigarPanel';
import { OverallStandingsPanel } from './panels/OverallStandingsPanel';
import { PicksPanel } from './panels/PicksPanel';
import { PickSummaryPanel } from './panels/PickSummaryPanel';
import { ScoresPanel } from './panels/ScoresPanel';
import { SidebetPanel } from './panels/SidebetPanel';
import { WeekPanels } from './panels/WeekPanels';
import { whileNear } from './panels/while-near';

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

const [Picks, Overall] = [whileNear(PicksPanel), whileNear(OverallStandingsPanel)];
const [Popular, Cigar] = [whileNear(PickSummaryPanel), whileNear(CigarPanel)];
const NONE: NonNullable<FootballPage['moments']>['data'] = [];

interface Props {
  page: PageState<FootballPage>;
  board: Board;
  whatIf: WhatIf;
}

/** Every panel of the week. */
export function WholeBoard({ page, board: now, whatIf }: Props) {
  const { board } = whatIf;
  const { config } = board;
  const explain = useExplain();
  const smackCalls = useSmackCalls('football/smack', config.contest_id);
  const moments = page.data?.moments?.data ?? NONE;
  const toCome = board.scores.some((game) => game.state === 'scheduled' && !game.started);
  return (
    <>
      <BoardStatus board={board} />
      <JumpPills items={pills} />
      <BoardColumns
        scores={<ScoresPanel board={now} page={page} whatIf={whatIf} onOpen={explain.openGame} />}
        picks={
          <Picks
            config={config}
            table={board.table}
            year={board.year}
            supposed={board.supposed}
            toCome={toCome}
            onOpen={explain.openPick}
          />
        }
        week={<WeekPanels now={now} whatIf={whatIf} moments={moments} />}
        moments={<MomentsPanel moments={moments} title={`Week ${config.Week} Moments`} />}
        overall={<Overall config={config} overall={board.overall} year={board.year} supposed={board.supposed} />}
        popular={<Popular config={config} popular={board.popular} colors={board.colors} supposed={board.supposed} />}
        cigar={<Cigar config={config} cigar={board.cigar} supposed={board.supposed} />}
        sidebet={<SidebetPanel config={config} sidebet={board.sidebet} supposed={board.supposed} />}
        smack={<SmackPanel page={page} myName={config.EntryName} calls={smackCalls} />}
      />
      <Foot page={page} board={now} />
      {explain.tapped && (
        <Suspense fallback={null}>
          <ExplainDialog tapped={explain.tapped} board={now} onClose={explain.close} />
        </Suspense>
      )}
    </>
  );
}

const Foot = ({ page, board }: Pick<Props, 'page' | 'board'>) => (
  <>
    <TakeAway label="Download or print">{() => <BoardDownloads board={board} smack={page.data?.smack.data ?? []} />}</TakeAway>
    <CheckLink contestId={board.config.contest_id} />
  </>
);
