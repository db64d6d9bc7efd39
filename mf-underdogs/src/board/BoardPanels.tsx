import { lazyPart } from '@poolhouse/shared-ui';
import { CheckLink, InPlayPanel, JumpPills, MomentsPanel, ScoresAge, TakeAway, useOneColumn, Stack } from '@poolhouse/shared-ui/board';
import { Suspense, useMemo, type ComponentProps } from 'react';
import { boardOf } from '../contest/board.rules';
import type { ScreenParts } from '../contest/UnderdogsScreen';
import { useOwnEntry } from '../contest/useOwnEntry';
import { useExplain } from '../explain/useExplain';
import { SeasonGridPanel } from '../grid/SeasonGridPanel';
import { MyPickPanel } from '../pick/MyPickPanel';
import { WeekPicksPanel } from '../week/WeekPicksPanel';
import { Halves } from './board.styles';
import { BoardStatus } from './BoardStatus';
import { PopularPanel } from './PopularPanel';
import { UnderdogsSmack } from './UnderdogsSmack';

const AdminEditor = lazyPart(() => import(/* webpackChunkName: "underdogs-admin" */ '../admin/AdminEditor'));
const ExplainDialog = lazyPart(() => import('../explain/ExplainDialog'));
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
  const explain = useExplain();
  const oneColumn = useOneColumn();
  const mine = <Mine board={board} events={data.events.data} page={page} own={own} />;
  const week = <WeekPicksPanel board={board} page={page} onOpen={explain.open} />;
  const popular = <PopularPanel rows={data.popular.data} games={board.scores} week={config.week} entries={data.standings.data.length} />;
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
        <SeasonGridPanel board={board} standings={data.standings.data} onOpen={explain.open} />
        {oneColumn && popular}
        <MomentsPanel moments={data.moments?.data} title={`Week ${config.week} Moments`} />
        <UnderdogsSmack page={page} config={config} />
        <TakeAway>{() => <BoardDownloads board={board} data={data} />}</TakeAway>
        <CheckLink contestId={config.contest_id} />
      </Stack>
      {explain.tapped && <Explained tapped={explain.tapped} board={board} onClose={explain.close} />}
    </>
  );
}

/** My dogs while their games are on, before all that there is to do. */
const Mine = (props: ComponentProps<typeof MyPickPanel>) => (
  <>
    <InPlayPanel title={props.board.mine.length > 1 ? 'My dogs, now' : 'My dog, now'} page={props.page} />
    <MyPickPanel {...props} />
  </>
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
