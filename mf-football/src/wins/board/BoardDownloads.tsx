import type { SmackRow } from '@poolhouse/contract';
import { shownMessages } from '@poolhouse/shared-ui/board';
import { Downloads } from '@poolhouse/shared-ui/device';
import { useMemo } from 'react';
import { boardTables } from './board-tables.rules';
import type { WinsBoard } from './board.rules';

/** The board's tables as files. */
export default function BoardDownloads({ board, smack }: { board: WinsBoard; smack: readonly SmackRow[] }) {
  const tables = useMemo(() => boardTables(board, shownMessages(smack)), [board, smack]);
  return <Downloads named={[board.config.contest_name, board.year, 'week', board.config.week]} tables={tables} />;
}
