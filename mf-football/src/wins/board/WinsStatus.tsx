import { formatPlace, formatTime, plural, TimeTo, useFromNow } from '@poolhouse/shared-ui';
import { gameCounts, nextKickoff, sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import { noKickoff } from '../../contest/no-kickoff.rules';
import { recordOf } from '../record';
import type { WinsBoard } from './board.rules';
import { winsOver } from './season-over';
import { playingNow } from './status.rules';

/** My wins, my rank, and which of my teams are on now. */
export function WinsStatus({ board }: { board: WinsBoard }) {
  const { config, overall, week, scores, mine } = board;
  const season = overall.find((row) => row.entry_id === config.entry_id);
  const weekly = week.find((row) => row.entry_id === config.entry_id);
  const games = gameCounts(scores);
  const kickoff = useFromNow((now) => nextKickoff(scores, now));
  const playing = playingNow(mine);
  const items = [
    season && { label: 'My wins', value: recordOf(season), note: plural(season.Points, 'point') },
    season && { label: 'Rank', value: formatPlace(season.Rank, sharedRanks(overall).has(season.Rank)), note: `of ${overall.length}` },
    weekly && { label: 'This week', value: recordOf(weekly), note: `week ${config.week}`, phone: false },
    season
      ? {
          label: 'Playing now',
          value: playing.live > 0 ? playing.live : '–',
          note: playing.note || 'no team of mine',
          live: playing.live > 0,
        }
      : {
          label: 'Games',
          value: games.live > 0 ? games.live : games.toStart,
          note: games.live > 0 ? 'on now' : 'to start',
          live: games.live > 0,
        },
    winsOver(board, season) ??
      (kickoff
        ? { label: 'Next kickoff', value: formatTime(kickoff), note: <TimeTo at={kickoff} />, phone: !season }
        : { label: 'Next kickoff', value: '–', note: noKickoff(scores), phone: !season }),
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined)} />;
}
