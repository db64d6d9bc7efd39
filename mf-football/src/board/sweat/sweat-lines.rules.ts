import type { SweatRow } from '@poolhouse/contract';
import { formatList, formatTime, inNumber, plural } from '@poolhouse/shared-ui';
import type { SweatLine } from '@poolhouse/shared-ui/board';
import type { Board } from '../../contest/board.rules';
import type { MyWeek } from '../status.rules';

/** My picks with what else the board knows of their games. @param hrefOf the address at which a game stands on the whole board */
export function sweatLines({ mine, scores, popular, config }: Board, hrefOf: (game: number) => string): SweatLine[] {
  const games = new Map(scores.map((game) => [game.ID, game]));
  const counts = new Map(popular.map(({ ID, Count }) => [ID, Count]));
  return mine.map(({ event_id: id, side, ...row }) => {
    const game = games.get(id);
    if (!game) return row;
    const against = side === 1 ? `at ${game.team2}` : `v ${game.team1}`;
    const count = counts.get(`${id}-${side}`);
    return {
      ...row,
      href: hrefOf(id),
      colors: side === 1 ? game.Colors1 : game.Colors2,
      note: [against, noteOf(row.state, count, config.NumEntries)].filter(Boolean).join('. '),
    };
  });
}

function noteOf(state: SweatRow['state'], count: number | undefined, of: number): string {
  if (state === 'to_come') return 'Opens at kickoff';
  return count === undefined ? '' : `${count} of ${of} ${inNumber(count, 'has', 'have')} it`;
}

/** Whether something of mine is on. */
export const isMineOn = ({ mine }: Pick<Board, 'mine'>): boolean => mine.some(({ state }) => state === 'live');

export interface Perfect {
  /** Nothing can change it any more. */
  done: boolean;
  title: string;
  text: string;
}

/**
 * The week in which all picks are right, while it can still come and something of it is on or won.
 *
 * @param slots picks in a week; @param points what such a week shares
 */
export function perfectOf({ mine }: Pick<Board, 'mine'>, week: MyWeek, slots: number, points: number): Perfect | null {
  const { wins, winning, losing } = week;
  if (week.losses > 0 || week.in < slots || mine.length < slots || wins + winning + losing === 0) return null;
  const shared = `${NUMBERS[slots] ?? String(slots)} right shares ${plural(points, 'point')}.`;
  if (wins === slots) return { done: true, title: 'A perfect week', text: shared };
  const counts = [`${wins} won`, ...(winning > 0 ? [`${winning} winning`] : []), ...(losing > 0 ? [`${losing} losing`] : [])];
  const [next] = mine.filter(({ state }) => state === 'to_come').sort((a, b) => (a.at < b.at ? -1 : 1));
  return {
    done: false,
    title: `${losing > 0 ? 'Still perfect if they turn' : 'Perfect so far'}: ${formatList(counts)}`,
    text: next ? `${shared} Next: ${next.pick}, ${formatTime(next.at)}.` : shared,
  };
}

const NUMBERS: Readonly<Partial<Record<number, string>>> = { 5: 'Five' };
