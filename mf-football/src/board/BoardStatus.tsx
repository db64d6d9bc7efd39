import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { formatPlace, formatRecord, formatTime, ordinal, plural, TimeTo, useFromNow } from '@poolhouse/shared-ui';
import { gameCounts, nextKickoff, sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { noKickoff } from '../contest/no-kickoff.rules';
import { isSupposed } from '../whatif/marked';
import { footballOver } from './season-over';
import { myWeek, myWeekNote, winsBack } from './status.rules';

/** Before the first result everybody would share the first rank. */
const isDecided = (rows: Board['week']): boolean => rows.some(({ Wins, Losses }) => Wins + Losses > 0);

/** How am I doing, and what comes next. */
export function BoardStatus({ board }: { board: Board }) {
  const { config, week, overall, scores, picks } = board;
  const standing = week.find((row) => row.entry_id === config.entry_id);
  const season = overall.find((row) => row.entry_id === config.entry_id);
  const mine = myWeek(picks, config.entry_id, standing);
  const games = gameCounts(scores);
  const kickoff = useFromNow((now) => nextKickoff(scores, now));
  const over = footballOver(board);
  const back = season ? winsBack(overall, season) : 0;

  const then = isSupposed(board) ? ', supposed' : '';
  const items = [
    standing && { label: `My week${then}`, value: formatRecord(mine.wins, mine.losses), note: myWeekNote(mine, PICKS_PER_WEEK) },
    standing && {
      label: `Week rank${then}`,
      value: isDecided(week) ? formatPlace(standing.Rank, sharedRanks(week).has(standing.Rank)) : '–',
      note: isDecided(week) ? `of ${week.length}` : 'no result yet',
    },
    over
      ? undefined
      : season && {
          label: `Overall${then}`,
          value: isDecided(overall) ? ordinal(season.Rank) : '–',
          note: !isDecided(overall) ? 'no result yet' : back > 0 ? `${plural(back, 'win')} back` : 'most wins',
          phone: false,
        },
    {
      label: 'Games',
      value: String(games.live > 0 ? games.live : games.toStart),
      note: games.live > 0 ? (games.toStart > 0 ? `${games.toStart} to start` : '') : 'to start',
      live: games.live > 0,
      phone: !standing,
    },
    over ??
      (kickoff
        ? { label: 'Next kickoff', value: formatTime(kickoff), note: <TimeTo at={kickoff} /> }
        : { label: 'Next kickoff', value: '–', note: noKickoff(scores) }),
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined)} />;
}
