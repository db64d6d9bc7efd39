import type { DataOf, GolfAdminConfigRow } from '@poolhouse/contract';
import { formatDayTime, formatList } from '@poolhouse/shared-ui';
import { ContestChoices } from '@poolhouse/shared-ui/board';
import { Box } from '@poolhouse/shared-ui/desk';
import { Chosen } from '../contest/board.styles';

interface Props {
  data: DataOf<'GET golf/ad'>;
  config: GolfAdminConfigRow;
  onContest(id: number): void;
}

/** Which contest, and who is in. */
export function Summary({ data, config, onContest }: Props) {
  const entries = data.entries.data;
  const missing = config.pick_tid > 0 ? entries.flatMap(({ picked, entry_name }) => (picked === 1 ? [] : [entry_name])) : [];
  const next = data.tournaments.data.find(({ ID }) => ID === config.pick_tid);
  return (
    <Box sx={{ my: 3, px: { xs: 4, sm: 0 } }}>
      <Chosen>
        <ContestChoices
          contests={data.contests.data}
          shown={{ id: config.contest_id, name: config.contest_name }}
          onContest={onContest}
          years={[]}
          year={config.Year}
          onYear={() => undefined}
        />
        <p role="status" style={{ margin: 0 }}>
          <b>
            {entries.filter(({ picked }) => picked === 1).length} of {entries.length} in
          </b>
          {next && ` for ${next.Name}, ${formatDayTime(config.LockAt)}`}
          {missing.length > 0 && `. Not in: ${formatList(missing)}`}
        </p>
      </Chosen>
    </Box>
  );
}
