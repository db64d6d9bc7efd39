import { Result } from '@poolhouse/contract';
import type { GolfStandingRow } from '@poolhouse/contract';
import { formatToPar, plural } from '@poolhouse/contract/formats';
import type { LiveRow } from '../game-rows/live-game.rules';
import type { Board } from './rules/board.rules';
import type { LeaderRow } from './rules/leaderboard.rules';

/** Strokes after which a gap is as far as a game whose one play no longer turns it. */
const FAR_STROKES = 4;

interface Round {
  entryId: number;
  board: Pick<Board, 'tournament' | 'currentRound'>;
  href: string;
}

/** An entry's best ball while golfers of it are on the course. @param standings of the tournament, as they stand */
export function bestBallLive({ entryId, board, href }: Round, standings: readonly GolfStandingRow[]): LiveRow[] {
  const ranked = standings.flatMap(({ Score, ...row }) => (Score === null || row.Rank === 0 ? [] : [{ ...row, Score }]));
  const own = ranked.find(({ entry_id: id }) => id === entryId);
  if (!own) return [];
  const others = ranked.filter((row) => row !== own);
  const ahead = others.filter(({ Rank }) => Rank < own.Rank).sort((a, b) => b.Rank - a.Rank)[0];
  const behind = others.filter(({ Rank }) => Rank > own.Rank).sort((a, b) => a.Rank - b.Rank)[0];
  const rival = ahead ?? behind;
  const gap = rival ? Math.abs(rival.Score - own.Score) : 0;
  return [
    {
      ...common(board, `best-${entryId}`, href),
      pick: 'Best ball',
      need: rival ? standingWords({ ahead: ahead !== undefined, shared: own.Shared === 1, gap, name: rival.EntryName }) : '',
      score: formatToPar(own.Score),
      clock: `R${board.currentRound}, ${plural(own.holes_remaining, 'hole')} left`,
      result: own.Points > 0 ? Result.winning : Result.losing,
      push: 0,
      near: nearStrokes(gap),
    },
  ];
}

/** An entry's one golfer while he is on the course. @param lead the best score of the field, to par */
export function pick1Live({ entryId, board, href }: Round, golfer: LeaderRow, lead: number): LiveRow[] {
  const score = golfer.score === 'E' ? 0 : Number(golfer.score);
  const gap = score - lead;
  const tied = golfer.position.startsWith('T');
  return [
    {
      ...common(board, `one-${entryId}`, href),
      pick: golfer.name,
      need: gap > 0 ? `${golfer.position}, ${plural(gap, 'stroke')} behind the lead` : tied ? 'Shares the lead' : 'Leads',
      score: formatToPar(score),
      clock: `R${board.currentRound}, thru ${golfer.through}`,
      result: gap > 0 ? Result.losing : Result.winning,
      push: 0,
      near: nearStrokes(gap),
    },
  ];
}

const common = ({ tournament }: Round['board'], ID: string, href: string) => ({
  ID,
  href,
  at: new Date(tournament.firstTeeAt).toISOString(),
});

/** 'Leads Hail Marys by 1', 'Level with Hail Marys, behind on the last holes', '2 behind Hail Marys'. */
function standingWords({ ahead, shared, gap, name }: { ahead: boolean; shared: boolean; gap: number; name: string }): string {
  if (gap === 0) return ahead ? `Level with ${name}, who is ahead by the tie rule` : `Level with ${name}, ahead by the tie rule`;
  if (!ahead) return `${shared ? 'Shares the lead, ahead of' : 'Leads'} ${name} by ${gap}`;
  return `${gap} behind ${name}`;
}

/** One stroke may turn it. */
const nearStrokes = (gap: number): number => (gap <= 1 ? gap / 2 : 1 + gap / FAR_STROKES);
