import { epoch, formatDayTime, formatNumber, formatPlace, plural, TimeTo } from '@poolhouse/shared-ui';
import { sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import type { SquaresPayoutRow } from '@poolhouse/contract';
import type { Board } from '../contest/board.rules';
import { Pair } from '../live/live.styles';
import { needsOf, playWords } from '../live/needs.rules';

/** How am I doing, what is on, what is left. */
export function BoardStatus({ board, payouts }: { board: Board; payouts: readonly SquaresPayoutRow[] }) {
  const { config, entries, live } = board;
  const mine = entries.find(({ id }) => id === config.entry_id);
  const begun = entries.some(({ wins }) => wins > 0);
  const open = config.state === 'open' || config.state === 'full';
  const would = live.find(({ entry_id, leader }) => leader !== 0 && board.mine.has(entry_id)) ?? live.find(({ leader }) => leader !== 0);
  const [need] = live.flatMap((game) => needsOf(board, game));
  const paid = payouts.reduce((sum, row) => sum + row.paid, 0);
  const played = payouts.reduce((sum, row) => sum + row.played, 0);
  const games = payouts.reduce((sum, row) => sum + row.games, 0);
  const items = [
    mine && { label: 'My wins', value: mine.wins, note: `${plural(mine.winnings, 'point')}, ${plural(mine.squares, 'square')}` },
    mine && begun && { label: 'Rank', value: formatPlace(mine.Rank, sharedRanks(entries).has(mine.Rank)), note: `of ${entries.length}` },
    open && { label: 'Claimed', value: `${config.claimed} of 100`, note: plural(config.points_per_square, 'point') + ' a square' },
    open &&
      config.lock_at !== '' && {
        label: 'Squares close',
        value: <TimeTo at={epoch(config.lock_at)} />,
        note: formatDayTime(config.lock_at),
      },
    (config.state === 'locked' || config.state === 'drawn') && {
      label: 'Squares',
      value: 'Closed',
      note: config.state === 'drawn' ? 'numbers drawn' : 'numbers not drawn',
    },
    would && {
      label: 'On now',
      value: (
        <Pair>
          {would.x_score}–{would.y_score}
        </Pair>
      ),
      note: board.mine.has(would.entry_id) ? `your square, pays ${would.amount}` : would.entry_name || 'nobody',
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
    begun && {
      label: 'Still to win',
      value: formatNumber(config.Pot - paid),
      note: `${plural(games - played, 'game')} to come`,
      phone: false,
    },
    !begun && {
      label: 'Pot',
      value: formatNumber(config.Pot),
      note: plural(config.claimed, 'square'),
      phone: !open || config.lock_at === '',
    },
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined && item !== false)} />;
}
