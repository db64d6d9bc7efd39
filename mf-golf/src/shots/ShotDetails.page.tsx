import type { GolfLeaderRow, GolfScoresRow } from '@poolhouse/contract';
import { token, type, useTitle } from '@poolhouse/shared-ui';
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
  VisuallyHidden,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { Chosen } from '../contest/board.styles';
import type { ShotsPage } from '../contest/golf.types';
import { golferIds } from '../contest/golfer-ids.rules';
import { sideOf, ToPar } from '../contest/HoleMark';
import { refreshSeconds } from '../contest/refresh.rules';
import { toParOf, toParText } from '../contest/score.rules';
import { isOnCourse, outText, statusText, teeText } from '../contest/status.rules';
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
    () => ({ ground: 'text' as const, ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }), ...(gid && { gid }) }),
    [contest, tid, gid],
  );
  const page = usePageData('GET golf/shotdetails', query, live);
  const { data } = page;
  const config = data?.config.data[0];
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
      {data ? (
        <ShotPanels data={data} gid={gid} />
      ) : (
        <Panel title="Shots">
          {page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={10} />}
        </Panel>
      )}
    </Page>
  );
}

/** @param gid the golfer of the address; without one those whom I picked */
function ShotPanels({ data, gid }: { data: ShotsPage; gid: number | undefined }) {
  const golfers = (gid ? [gid] : data.picks.data.flatMap(golferIds)).map((golferId, n) => golferOf(data, golferId, n + 1));
  return (
    <>
      {golfers.length === 0 && (
        <Panel title="Shots">
          <PanelEmpty>You have no golfers in this tournament.</PanelEmpty>
        </Panel>
      )}
      <Stack>
        {golfers.sort(onCourseFirst).map((shown) => (
          <GolferPanel key={shown.golferId} shown={shown} data={data} alone={gid !== undefined} />
        ))}
      </Stack>
    </>
  );
}

/** @param alone nobody else is shown, so that he is open, and it is all the same which pick he is */
function GolferPanel({ shown: { pick, leader, row, onCourse }, data, alone }: { shown: Shown; data: ShotsPage; alone: boolean }) {
  return (
    <Panel
      title={
        <Named>
          {!alone && (
            <Slot>
              <VisuallyHidden>Pick </VisuallyHidden>
              {pick}
            </Slot>
          )}
          <span>
            {leader?.Name} <small>{leader?.Position}</small>
          </span>
        </Named>
      }
      action={leader && <Standing leader={leader} round={row ? toParOf(leader.Round_Score) : null} />}
    >
      {row ? (
        <GolferShots row={row} data={data} name={leader?.Name ?? ''} folded={!alone && !onCourse} />
      ) : (
        <PanelEmpty>{leader ? whyNone(leader) : 'Not in this field.'}</PanelEmpty>
      )}
    </Panel>
  );
}

/** @param round his score to par in the round that is shown; null where he has none */
function Standing({ leader, round }: { leader: GolfLeaderRow; round: number | null }) {
  const total = toParOf(leader.Score);
  const thru = round === null ? teeText(leader) : leader.Through.startsWith('F') ? 'Finished' : `Thru ${leader.Through}`;
  return (
    <>
      Round <ToPar data-side={sideOf(round)}>{toParText(round) || '–'}</ToPar> Total{' '}
      <ToPar data-side={sideOf(total)}>{toParText(total)}</ToPar> {thru}
    </>
  );
}

/** Why there is nothing of him in the round that is shown. */
function whyNone(leader: GolfLeaderRow): string {
  const tee = teeText(leader);
  return outText(leader) ? `${outText(leader)}.` : tee ? `Starts ${tee}.` : 'Not playing in this round.';
}

interface Shown {
  golferId: number;
  /** Which of my picks he is, from 1. */
  pick: number;
  leader: GolfLeaderRow | undefined;
  row: GolfScoresRow | undefined;
  onCourse: boolean;
}

function golferOf(data: ShotsPage, golferId: number, pick: number): Shown {
  const leader = data.leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === golferId);
  const row = data.scores.data.find(({ golfer_ID }) => golfer_ID === golferId);
  const onCourse = leader !== undefined && isOnCourse(leader);
  return { golferId, pick, leader, row, onCourse };
}

/** Those who play now, then the others; each in the order of the picks. */
const onCourseFirst = (a: Shown, b: Shown) => Number(b.onCourse) - Number(a.onCourse) || a.pick - b.pick;

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

const Slot = styled.b`
  ${type.note};
  position: relative;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
`;
