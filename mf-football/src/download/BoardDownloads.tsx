import { useMemo } from 'react';
import { Printer } from 'lucide-react';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { SmackRow } from '@poolhouse/contract';
import type { Board } from '../board/board.rules';
import { newestSmack } from '../board/order.rules';
import { boardTables } from './board-tables.rules';
import Downloads from './Downloads';

/** The board's tables as files, and its picks on paper. */
export default function BoardDownloads({ board, smack }: { board: Board; smack: readonly SmackRow[] }) {
  const tables = useMemo(() => boardTables(board, newestSmack(smack), PICKS_PER_WEEK), [board, smack]);
  return (
    <Downloads named={[board.config.contest_name, board.year, 'week', board.config.Week]} tables={tables}>
      <button type="button" onClick={() => window.print()}><Printer size={18} aria-hidden />Print picks</button>
    </Downloads>
  );
}
