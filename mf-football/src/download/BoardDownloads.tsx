import type { SmackRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { shownMessages } from '@poolhouse/shared-ui/board';
import { Downloads } from '@poolhouse/shared-ui/device';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import { boardTables } from './board-tables.rules';

/** The board's tables as files, and its picks on paper. */
export default function BoardDownloads({ board, smack }: { board: Board; smack: readonly SmackRow[] }) {
  const tables = useMemo(() => boardTables(board, shownMessages(smack), PICKS_PER_WEEK), [board, smack]);
  return (
    <Downloads named={[board.config.contest_name, board.year, 'week', board.config.Week]} tables={tables}>
      <button type="button" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        Print picks
      </button>
    </Downloads>
  );
}
