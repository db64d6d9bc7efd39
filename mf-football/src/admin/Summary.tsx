import type { DataOf, FootballAdminConfigRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import { WeekChoice } from './WeekChoice';

interface Props {
  data: DataOf<'GET football/ad'>;
  config: FootballAdminConfigRow;
  onContest(id: number): void;
  onWeek(week: number): void;
}

/** How many picks are in; which contest, and which week. */
export function Summary({ data, config, onContest, onWeek }: Props) {
  const [counts] = data.picks_in.data;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 16px',
        my: 3,
        px: { xs: 4, sm: 0 },
      }}
    >
      {counts && (
        <p role="status">
          <b>
            {counts.PicksIn} of {counts.TotalUsers} in
          </b>
          , {plural(counts.PicksLocked, 'pick')} locked
        </p>
      )}
      <WeekChoice config={config} contests={data.contests.data} onContest={onContest} onWeek={onWeek} />
    </Box>
  );
}
