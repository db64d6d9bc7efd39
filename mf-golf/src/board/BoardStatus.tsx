import type { GolfConfigRow, GolfStandingRow } from '@poolhouse/contract';
import { formatDayTime, formatMoney, formatPlace, formatPoints, plural, TimeTo } from '@poolhouse/shared-ui';
import { AddToCalendar, StatusStrip, type StatusItem } from '@poolhouse/shared-ui/board';
import { insideOf } from '../contest/bubble.rules';
import type { GolfPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { isByPoints, lineOf, officialWords } from '../contest/official.rules';
import { toParText } from '../contest/score.rules';
import { isOnCourse } from '../contest/status.rules';
import { golfOver } from './season-over';

/** How am I doing. */
export function BoardStatus({ data, config, mine }: { data: GolfPage; config: GolfConfigRow; mine: ReadonlySet<number> }) {
  const rows = data.standings.data.filter(({ Tournament_ID }) => Tournament_ID === config.current_tournament);
  const own = rows.find(({ entry_id }) => entry_id === config.entry_id);
  const today = data.rounds.data.find((row) => row.entry_id === config.entry_id && row.round_number === config.current_round);
  const leaders = data.leaderboard.data.filter((row) => mine.has(row.Golfer_ID));
  const cut = lineOf(config);
  const begun = own !== undefined && own.Rank > 0;
  const items = [
    ...(begun
      ? ownItems(own, {
          of: rows.length,
          today,
          onCourse: leaders.filter(isOnCourse).length,
          cut: cut !== null,
          ended: golfOver(data, config),
        })
      : []),
    cut !== null &&
      cutItem(config, cut, { of: mine.size, inside: config.cut_made ? (own?.golfers_making_cut ?? 0) : insideOf(leaders, cut) }),
    ...(begun ? [] : startItems(config, data.picks.data)),
    (config.aces_pot > 0 || config.winner_pot > 0) && {
      label: 'Pots',
      value: formatMoney(config.aces_pot),
      note: `aces, winners ${formatMoney(config.winner_pot)}`,
      phone: false,
    },
  ];
  return <StatusStrip items={items.filter((item) => item !== false)} />;
}

interface Around {
  /** Entries of the contest. */
  of: number;
  today: { Round: number | null } | undefined;
  onCourse: number;
  /** A cut has a place of its own. */
  cut: boolean;
  /** Once the season is over, in the place of the holes that are left. */
  ended: StatusItem | undefined;
}

/** How my entry stands. */
const ownItems = (own: GolfStandingRow, { of, today, onCourse, cut, ended }: Around): StatusItem[] => [
  {
    label: 'My entry',
    value: formatPlace(own.Rank, own.Shared === 1),
    note: `of ${of}${own.Shared && own.Rank === 1 ? ', tied for the lead' : ''}`,
  },
  {
    label: 'Tournament',
    value: <ToPar data-side={sideOf(own.Score)}>{toParText(own.Score)}</ToPar>,
    note: today ? `today ${toParText(today.Round)}` : undefined,
  },
  ended ?? {
    label: 'Holes remaining',
    value: own.holes_remaining,
    note: plural(onCourse, 'golfer on course', 'golfers on course'),
    phone: !cut,
  },
  {
    label: own.Projected ? 'Projected points' : 'Points',
    value: formatPoints(own.Points),
    note: own.Projected ? 'if it ended now' : own.Won || 'no prize',
    phone: false,
  },
];

/** @param golfers of how many of mine how many are inside */
const cutItem = (config: GolfConfigRow, cut: number, golfers: { of: number; inside: number }): StatusItem => ({
  label: config.cut_made ? 'Cut' : 'Projected cut',
  value: <ToPar data-side={sideOf(cut)}>{officialWords(cut, isByPoints(config))}</ToPar>,
  note: golfers.of > 0 ? `${golfers.inside} of ${golfers.of} inside` : undefined,
});

const Lock = ({ config }: { config: GolfConfigRow }) => (
  <>
    <TimeTo at={Date.parse(config.LockAt)} />{' '}
    <AddToCalendar title={`Golf: picks lock, ${config.Name}`} at={config.LockAt} href={`/golf/makepicks?contest=${config.contest_id}`} />
  </>
);

/** What is to know before the first tee. */
const startItems = (config: GolfConfigRow, picks: readonly { picked: number }[]): (StatusItem | false)[] => [
  config.LockAt !== '' && {
    label: 'First tee',
    value: formatDayTime(config.LockAt),
    note: config.locked ? 'picks are locked' : <Lock config={config} />,
  },
  {
    label: 'Picks in',
    value: `${picks.filter(({ picked }) => picked === 1).length} of ${picks.length}`,
    note: 'sealed until the first tee',
  },
];
