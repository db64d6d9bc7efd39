import { inNumber, lazyPart } from '@poolhouse/shared-ui';
import {
  CheckLink,
  InPlayPanel,
  JumpPills,
  MomentsPanel,
  ScoresAge,
  Stack,
  TakeAway,
  useOneColumn,
  WhileNear,
} from '@poolhouse/shared-ui/board';
import { Suspense, useMemo, type ComponentProps } from 'react';
import { boardOf, type Board } from '../contest/board.rules';
import type { ScreenParts } from '../contest/UnderdogsScreen';
import { useOwnEntry } from '../contest/useOwnEntry';
import { useExplain } from '../explain/useExplain';
import { SeasonGridPanel } from '../grid/SeasonGridPanel';
import { MyPickPanel } from '../pick/MyPickPanel';
import { WeekPicksPanel } from '../week/WeekPicksPanel';
import { useDogsIf, type DogsIf } from '../whatif/useDogsIf';
import { Halves } from './board.styles';
import { BoardStatus } from './BoardStatus';
import { PopularPanel } from './PopularPanel';
import { UnderdogsSmack } from './UnderdogsSmack';

const AdminEditor = lazyPart(() => import(/* webpackChunkName: "underdogs-admin" */ '../admin/AdminEditor'));
const ExplainDialog = lazyPart(() => import('../explain/ExplainDialog'));
const DogsIfBar = lazyPart(() => import(/* webpackChunkName: "underdogs-what-if" */ '../whatif/DogsIfBar'));
const SupposedStandings = lazyPart(() => import(/* webpackChunkName: "underdogs-what-if" */ '../whatif/SupposedStandings'));
const BoardDownloads = lazyPart(() => import('../download/BoardDownloads'));

const pills = [
  { id: 'mypick', label: 'My pick' },
  { id: 'week', label: 'Week' },
  { id: 'season', label: 'All picks' },
  { id: 'popular', label: 'Popular' },
  { id: 'smack', label: 'Smack' },
];

/** Everything below the heading. */
export function BoardPanels({ page, data, config }: ScreenParts) {
  const board = useMemo(() => boardOf(data, config), [data, config]);
  const own = useOwnEntry(board.mine);
  const explain = useExplain(board.picks);
  const whatIf = useDogsIf(data, board);
  const oneColumn = useOneColumn();
  const mine = <Mine board={board} events={data.events.data} page={page} own={own} />;
  const week = <WeekPicksPanel whatIf={whatIf} page={page} onOpen={explain.open} />;
  const popular = <Popular rows={data.popular.data} games={board.scores} week={config.week} entries={data.standings.data.length} />;
  return (
    <>
      <ScoresAge from={config.ScoresFrom} />
      <BoardStatus board={board} entryId={own.entryId} standings={data.standings.data} />
      <JumpPills items={pills} />
      <Stack>
        {config.isAdmin === 1 && <Editor board={board} events={data.events.data} page={page} />}
        {oneColumn ? (
          <>
            {mine}
            {week}
          </>
        ) : (
          <Halves>
            <Stack>
              {mine}
              {popular}
            </Stack>
            {week}
          </Halves>
        )}
        <Seasons board={board} whatIf={whatIf} standings={data.standings.data} onOpen={explain.open} />
        {oneColumn && popular}
        <Foot board={board} data={data} page={page} />
      </Stack>
      <Supposed whatIf={whatIf} entryId={own.entryId} />
      {explain.tapped && <Explained tapped={explain.tapped} board={board} onClose={explain.close} />}
    </>
  );
}

const Popular = (props: ComponentProps<typeof PopularPanel>) => (
  <WhileNear>
    <PopularPanel {...props} />
  </WhileNear>
);

/** My dogs while their games are on, before all that there is to do. */
const Mine = (props: ComponentProps<typeof MyPickPanel>) => (
  <>
    <InPlayPanel title={`My ${inNumber(props.board.mine.length, 'dog')}, now`} page={props.page} />
    <MyPickPanel {...props} />
  </>
);

/** What the week told, smack, and what can be taken away. */
const Foot = ({ board, data, page }: Pick<ScreenParts, 'data' | 'page'> & { board: Board }) => (
  <>
    <MomentsPanel moments={data.moments?.data} title={`Week ${board.config.week} Moments`} />
    <UnderdogsSmack page={page} config={board.config} />
    <TakeAway>{() => <BoardDownloads board={board} data={data} />}</TakeAway>
    <CheckLink contestId={board.config.contest_id} />
  </>
);

/** All picks, below the season's table where something of it is supposed. */
const Seasons = ({ board, whatIf, standings, onOpen }: ComponentProps<typeof SeasonGridPanel> & { whatIf: DogsIf }) => (
  <>
    {whatIf.supposed && (
      <Suspense fallback={null}>
        <SupposedStandings supposed={whatIf.supposed} mine={new Set(board.mine.map(({ entry_id: id }) => id))} />
      </Suspense>
    )}
    <WhileNear>
      <SeasonGridPanel board={whatIf.board} standings={whatIf.supposed?.standings ?? standings} onOpen={onOpen} />
    </WhileNear>
  </>
);

const Supposed = ({ whatIf: { supposed, back }, entryId }: { whatIf: DogsIf; entryId: number }) =>
  supposed && (
    <Suspense fallback={null}>
      <DogsIfBar supposed={supposed} entryId={entryId} back={back} />
    </Suspense>
  );

const Editor = (props: ComponentProps<typeof AdminEditor>) => (
  <Suspense fallback={null}>
    <AdminEditor {...props} />
  </Suspense>
);

const Explained = (props: ComponentProps<typeof ExplainDialog>) => (
  <Suspense fallback={null}>
    <ExplainDialog {...props} />
  </Suspense>
);
