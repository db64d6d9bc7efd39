import type { GolfConfigRow } from '@poolhouse/contract';
import { PanelEmpty, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { ShotsPage } from '../contest/golf.types';
import { refreshSeconds } from '../contest/refresh.rules';
import { GolferShots } from './GolferShots';

const rule = { refreshSeconds: (page: ShotsPage) => refreshSeconds(page) };

/** The round of a watched golfer, under his row. */
export default function WatchedShots({ config, golferId }: { config: GolfConfigRow; golferId: number }) {
  const query = useMemo(
    () => ({ contest_id: config.contest_id, tid: config.current_tournament, gid: golferId, ground: 'text' as const }),
    [config.contest_id, config.current_tournament, golferId],
  );
  const page = usePageData('GET golf/shotdetails', query, rule);
  const row = page.data?.scores.data.find(({ golfer_ID }) => golfer_ID === golferId);
  const name = page.data?.leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === golferId)?.Name ?? '';
  if (page.error) return <PanelError message={page.error.message} onRetry={() => void page.refresh()} />;
  if (!page.data) return <PanelSkeleton rows={4} />;
  if (!row) return <PanelEmpty>Not on the course yet.</PanelEmpty>;
  return <GolferShots row={row} data={page.data} name={name} />;
}
