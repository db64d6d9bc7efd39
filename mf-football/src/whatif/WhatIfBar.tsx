import { formatList, formatPlace, formatRecord, plural } from '@poolhouse/shared-ui';
import { sharedRanks } from '@poolhouse/shared-ui/board';
import { SupposedBar } from '@poolhouse/shared-ui/what-if';
import { chanceWords } from '../chances/chance-words.rules';
import { useWeekChances, type ShownChances } from '../chances/useWeekChances';
import type { Board } from '../contest/board.rules';
import type { SupposedBoard } from './supposed-board.rules';
import type { WhatIf } from './useWhatIf';

/** So many winners are named; more are counted. */
const NAMED = 4;

interface Props {
  /** As it stands. */
  board: Board;
  whatIf: WhatIf;
  supposed: SupposedBoard;
  /** What is handed on, where the page is not the board's own. */
  address?: string;
}

/** What is supposed, what I would come to, and the way back. */
export default function WhatIfBar({ board: now, whatIf, address, supposed: { supposed, dropped, open, over, board } }: Props) {
  const shown = useWeekChances(now, whatIf);
  return (
    <SupposedBar supposed={supposed} dropped={dropped} back={whatIf.back} {...(address && { address })}>
      {[mine(board), chance(board, shown), stillOpen(board, open, over)].filter(Boolean).join(' ')}
    </SupposedBar>
  );
}

/** 'You: 4–1, 2nd of 14; season T3.' */
function mine({ week, overall, config }: Board): string {
  const place = (rows: Board['week']): string => {
    const row = rows.find((one) => one.entry_id === config.entry_id);
    return row ? formatPlace(row.Rank, sharedRanks(rows).has(row.Rank)) : '';
  };
  const own = week.find((row) => row.entry_id === config.entry_id);
  return own ? `You: ${formatRecord(own.Wins, own.Losses)}, ${place(week)} of ${week.length}; season ${place(overall)}.` : '';
}

/** '5 of 5: 31% → 47%.'; '' without an entry, or before it is known. */
const chance = ({ config: { entry_id: entry } }: Board, shown: ShownChances | undefined): string =>
  shown?.chances && shown.before?.has(entry) ? `5 of 5: ${chanceWords(shown, entry)}.` : '';

/** What the week still hangs on, or who takes its points. */
function stillOpen({ week, config: { PointsThisWeek, Ends } }: Board, open: number, over: boolean): string {
  if (!over) return `${plural(open, 'pick')} still open, sealed ones counted.`;
  const winners = week.filter((row) => row.Points > 0);
  const [first] = winners;
  if (!first)
    return `Nobody is perfect: ${plural(PointsThisWeek, 'point goes', 'points go')} ${Ends === 'with_week' ? 'to the overall prizes' : 'on'}.`;
  const each = `${plural(first.Points, 'point')}${winners.length > 1 ? ' each' : ''}`;
  return winners.length > NAMED
    ? `${plural(winners.length, 'entry gets', 'entries get')} ${each}.`
    : `${formatList(winners.map((row) => row.EntryName))}: ${each}.`;
}
