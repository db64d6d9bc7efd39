import type { SquaresPayoutRow } from '@poolhouse/contract';
import { epoch, formatDayTime, formatNumber, formatPlace, plural, TimeTo } from '@poolhouse/shared-ui';
import { AddToCalendar, sharedRanks, StatusStrip, type StatusItem } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { Pair } from '../live/live.styles';
import { needsOf, playWords } from '../live/needs.rules';

/** How am I doing, what is on, what is left. */
export function BoardStatus({ board, payouts }: { board: Board; payouts: readonly SquaresPayoutRow[] }) {
  const begun = board.entries.some(({ wins }) => wins > 0);
  const items = [...ownItems(board, begun), ...closingItems(board), ...liveItems(board), begun ? leftItem(board, payouts) : potItem(board)];
  return <StatusStrip items={items.filter((item) => item !== undefined && item !== false)} />;
}

type Item = StatusItem | undefined | false;

const isOpen = ({ config }: Board): boolean => config.state === 'open' || config.state === 'full';

function ownItems({ config, entries }: Board, begun: boolean): Item[] {
  const mine = entries.find(({ id }) => id === config.entry_id);
  return [
    mine && { label: 'My wins', value: mine.wins, note: `${plural(mine.winnings, 'point')}, ${plural(mine.squares, 'square')}` },
    mine && begun && { label: 'Rank', value: formatPlace(mine.Rank, sharedRanks(entries).has(mine.Rank)), note: `of ${entries.length}` },
  ];
}

/** Until when squares can be claimed, or that they cannot any more. */
function closingItems(board: Board): Item[] {
  const { config } = board;
  return [
    isOpen(board) && {
      label: 'Claimed',
      value: `${config.claimed} of 100`,
      note: plural(config.points_per_square, 'point') + ' a square',
    },
    isOpen(board) &&
      config.lock_at !== '' && {
        label: 'Squares close',
        value: <TimeTo at={epoch(config.lock_at)} />,
        note: (
          <>
            {formatDayTime(config.lock_at)}{' '}
            <AddToCalendar
              title={`${config.contest_name}: squares close`}
              at={config.lock_at}
              href={`/bbsquares?contest=${config.contest_id}`}
            />
          </>
        ),
      },
    (config.state === 'locked' || config.state === 'drawn') && {
      label: 'Squares',
      value: 'Closed',
      note: config.state === 'drawn' ? 'numbers drawn' : 'numbers not drawn',
    },
  ];
}

/** Whose square a game that is on pays now, mine first, and what would make it mine. */
function liveItems(board: Board): Item[] {
  const { live, mine } = board;
  const would = live.find(({ entry_id, leader }) => leader !== 0 && mine.has(entry_id)) ?? live.find(({ leader }) => leader !== 0);
  const [need] = live.flatMap((game) => needsOf(board, game));
  return [
    would && {
      label: 'On now',
      value: (
        <Pair>
          {would.x_score}–{would.y_score}
        </Pair>
      ),
      note: mine.has(would.entry_id) ? `your square, pays ${would.amount}` : would.entry_name || 'nobody',
    },
    need && {
      label: 'One play away',
      value: (
        <Pair data-near>
          {need.x}–{need.y}
        </Pair>
      ),
      note: playWords(need),
      phone: !would,
    },
  ];
}

function leftItem({ config }: Board, payouts: readonly SquaresPayoutRow[]): Item {
  const sum = (of: 'paid' | 'played' | 'games') => payouts.reduce((all, row) => all + row[of], 0);
  return {
    label: 'Still to win',
    value: formatNumber(config.Pot - sum('paid')),
    note: `${plural(sum('games') - sum('played'), 'game')} to come`,
    phone: false,
  };
}

const potItem = (board: Board): Item => ({
  label: 'Pot',
  value: formatNumber(board.config.Pot),
  note: plural(board.config.claimed, 'square'),
  phone: !isOpen(board) || board.config.lock_at === '',
});
