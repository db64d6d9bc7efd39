import type { UnderdogsStandingRow } from '@poolhouse/contract';
import { formatLine, formatPlace, formatRecord, formatTime, TimeTo, useFromNow } from '@poolhouse/shared-ui';
import { nextKickoff, sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { pickNote, recordOf } from '../explain/status.rules';
import { words } from '../explain/words';
import { pickOf } from '../pick/my-pick.rules';
import { picksIn } from '../week/week-picks.rules';
import { dogsOver } from './season-over';

/** Am I in, with whom, what is the score. */
export function BoardStatus({ board, entryId, standings }: { board: Board; entryId: number; standings: readonly UnderdogsStandingRow[] }) {
  const { config, picks, scores, users } = board;
  const pick = pickOf(picks, entryId, config.week);
  const game = scores.find((one) => one.ID === pick?.event_id && one.started === 1);
  const standing = standings.find((row) => row.ID === entryId);
  const kickoff = useFromNow((now) => nextKickoff(scores, now));
  const note = useFromNow((now) => pick && pickNote(pick, words, now)) ?? `week ${board.config.week}`;
  const over = dogsOver(board, standings, standing);
  const items = [
    entryId > 0 && {
      label: 'My pick',
      value: pick ? `${pick.Abbrev || pick.pick} ${formatLine(pick.spread)}` : 'None yet',
      note,
    },
    game && {
      label: 'Score',
      value: formatRecord(game.score1 ?? 0, game.score2 ?? 0),
      note: `${game.Abbrev1} at ${game.Abbrev2}`,
      live: game.inProgress === 1,
    },
    over ?? {
      label: 'Next kickoff',
      value: kickoff ? formatTime(kickoff) : '–',
      note: kickoff ? <TimeTo at={kickoff} /> : 'none this week',
      phone: !game,
    },
    standing && {
      label: 'W - C - L',
      value: recordOf(standing),
      note: `${formatPlace(standing.Rank, sharedRanks(standings).has(standing.Rank))} of ${standings.length}`,
    },
    { label: 'Picks in', value: `${picksIn(users)} of ${users.length}`, note: `week ${config.week}`, phone: !standing },
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined && item !== false)} />;
}
