import { lazyPart, media, type SlotComponent } from '@poolhouse/shared-ui';
import { ContestChoices, Panel, PanelEmpty, PanelError, PanelSkeleton, Stack, type PageState } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Suspense } from 'react';
import { boardOf } from '../../contest/board.rules';
import type { SquaresPage } from '../../contest/squares.types';
import { useSquares } from '../../contest/useSquares';

const AdminPanel = lazyPart(() => import(/* webpackChunkName: "bbsquares-admin" */ '../../admin/AdminPanel'));

/** On a phone the console goes from edge to edge. */
const Choices = styled.div`
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** The boards of squares in the console, each run as on its own page. */
const SquaresConsole: SlotComponent<'console'> = () => {
  const { page, choose } = useSquares(true);
  const { data } = page;
  const config = data?.config.data[0];
  if (!data || !config) return <NoBoard page={page} />;
  const boards = data.contests.data.map(({ id, name, year }) => ({ id, name: year === config.year ? name : `${name}, ${year}` }));
  return (
    <Stack>
      <Choices>
        <ContestChoices
          contests={boards}
          shown={{ id: config.contest_id, name: config.contest_name }}
          onContest={choose}
          years={[]}
          year={config.year}
          onYear={() => {}}
        />
      </Choices>
      {config.isAdmin === 1 ? (
        <Suspense fallback={<PanelSkeleton rows={4} />}>
          <AdminPanel key={config.contest_id} board={boardOf(data, config)} data={data} page={page} />
        </Suspense>
      ) : (
        <Panel title={config.contest_name}>
          <PanelEmpty>Others run this board.</PanelEmpty>
        </Panel>
      )}
    </Stack>
  );
};

/** Why there is none to run. */
const NoBoard = ({ page: { data, error, refresh } }: { page: PageState<SquaresPage> }) => (
  <Panel title="Squares boards">
    {error?.code === 'not_found' ? (
      <PanelEmpty>No squares board is open here that you are in. Open one in Contests, or enter yourself there.</PanelEmpty>
    ) : error ? (
      <PanelError message={error.message} onRetry={() => void refresh()} />
    ) : data ? (
      <PanelEmpty>No squares board is open for you yet.</PanelEmpty>
    ) : (
      <PanelSkeleton rows={4} />
    )}
  </Panel>
);

export default SquaresConsole;
