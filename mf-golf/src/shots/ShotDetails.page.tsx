import { useMemo } from 'react';
import { useTitle } from '@poolhouse/shared-ui';
import {
  ContestHead,
  numberParam,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  RefreshCountdown,
  StaleBar,
  useContest,
  usePageData,
  Stack,
} from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { Chosen } from '../board/board.styles';
import type { ShotsPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { toParOf, toParText } from '../contest/score.rules';
import { statusText } from '../contest/status.rules';
import { refreshSeconds } from '../contest/useGolf';
import { golferIds } from '../rounds/rounds.rules';
import { GolferShots } from './GolferShots';

const live = {
  refreshSeconds: (page: ShotsPage) => refreshSeconds(page),
  live: ({ config }: ShotsPage) => config.data[0]?.status === 'IN_PROGRESS',
};

/** `/golf/shotdetails`, in a window of its own: my golfers' round, hole by hole. Query: `contest`, `tid`, `gid`. */
export default function ShotDetails() {
  useTitle('Golf Shot Details');
  const [params] = useSearchParams();
  const [tid, gid] = [numberParam(params, 'tid'), numberParam(params, 'gid')];
  const { contest } = useContest('golf_contest_id');
  const query = useMemo(
    () => ({ ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }), ...(gid && { gid }) }),
    [contest, tid, gid],
  );
  const page = usePageData('GET golf/shotdetails', query, live);
  const { data } = page;
  const config = data?.config.data[0];
  const golfers = data ? (gid ? [gid] : data.picks.data.flatMap(golferIds)) : [];
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title="Shot Details"
        selector={
          config && (
            <Chosen>
              {config.Name}, {statusText(config.status, config.current_round)}
            </Chosen>
          )
        }
        countdown={data && <RefreshCountdown state={page.status} />}
      />
      {!data && (
        <Panel title="Shots">
          {page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={10} />}
        </Panel>
      )}
      {data && golfers.length === 0 && (
        <Panel title="Shots">
          <PanelEmpty>You have no golfers in this tournament.</PanelEmpty>
        </Panel>
      )}
      {data && (
        <Stack>
          {golfers.map((golferId) => {
            const leader = data.leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === golferId);
            const row = data.scores.data.find(({ golfer_ID }) => golfer_ID === golferId);
            return (
              <Panel
                key={golferId}
                title={`${leader?.Name ?? ''} ${leader?.Position ?? ''}`}
                action={
                  leader && (
                    <>
                      Round <ToPar data-side={sideOf(toParOf(leader.Round_Score))}>{toParText(toParOf(leader.Round_Score)) || '–'}</ToPar>{' '}
                      Total <ToPar data-side={sideOf(toParOf(leader.Score))}>{toParText(toParOf(leader.Score))}</ToPar>{' '}
                      {leader.Through && (leader.Through.startsWith('F') ? 'Finished' : `Thru ${leader.Through}`)}
                    </>
                  )
                }
              >
                {row ? (
                  <GolferShots row={row} data={data} name={leader?.Name ?? ''} />
                ) : (
                  <PanelEmpty>Not playing in this round.</PanelEmpty>
                )}
              </Panel>
            );
          })}
        </Stack>
      )}
    </Page>
  );
}
