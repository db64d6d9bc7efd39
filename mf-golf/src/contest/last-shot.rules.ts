import type { GolfLeaderRow } from '@poolhouse/contract';
import { cellsOf, HOLES } from './cells.rules';
import type { GolfPage } from './golf.types';

const OUTCOMES: Readonly<Record<number, string>> = { [-2]: 'Eagle', [-1]: 'Birdie', 0: 'Par', 1: 'Bogey' };

function wordOf(strokes: number, toPar: number): string {
  if (strokes === 1) return 'Ace';
  return OUTCOMES[toPar] ?? (toPar > 1 ? 'Double bogey or worse' : 'Albatross');
}

/**
 * What each golfer did last: the stroke as it is reported, else the last hole of the round that is on, 'Birdie on 12, thru 12'; '' before
 * there is one.
 */
export function lastShots({ config, scores, courses }: Pick<GolfPage, 'config' | 'scores' | 'courses'>): (row: GolfLeaderRow) => string {
  const round = config.data[0]?.current_round ?? 1;
  return ({ Golfer_ID, last_shot: published, Through }) => {
    if (published !== '') return published;
    const card = scores.data.find(({ golfer_ID, round_number }) => golfer_ID === Golfer_ID && round_number === round);
    if (!card) return '';
    const cells = cellsOf(
      card,
      courses.data.find(({ course_id }) => course_id === card.course_id),
    );
    // In playing order, the last first.
    const order = HOLES.map((_, n) => ((Through.endsWith('*') ? 9 : 0) + 17 - n) % 18);
    const last = order.find((hole) => cells[hole]);
    const cell = last === undefined ? null : cells[last];
    if (last === undefined || !cell) return '';
    return `${wordOf(cell.strokes, cell.toPar)} on ${last + 1}, thru ${cells.filter(Boolean).length}`;
  };
}
