import type { MyWinsTeam, MyWinsWeek } from '@poolhouse/contract';
import type { SeasonCell, SeasonCellsProps } from '@poolhouse/shared-ui/my-season';

const CELLS: Readonly<Record<string, Pick<SeasonCell, 'face'> & { word: string }>> = {
  W: { face: 'win', word: 'won' },
  L: { face: 'loss', word: 'lost' },
  T: { face: 'tie', word: 'tied' },
};

/** How a team did in a week; nothing for a bye. One that played twice is as it was last. */
export function cellOf(team: string, week: number, results: string): SeasonCell {
  const letter = results.slice(-1);
  const known = CELLS[letter];
  if (!known) return { letter: '', face: 'none', spoken: '' };
  return { letter, face: known.face, spoken: `${team}, week ${week}: ${known.word}` };
}

/** A row a team, the one most above its lines on top. */
export const rowsOf = (teams: readonly MyWinsTeam[], weeks: readonly MyWinsWeek[]): SeasonCellsProps['rows'] =>
  teams.map(({ ID, team_name, Results }) => {
    const results = Results.split(',');
    return { key: ID, name: ID, cells: weeks.map(({ Week }, n) => cellOf(team_name, Week, results[n] ?? '')) };
  });

/** '0.63,0.41' as numbers. */
export const chancesOf = (chances: string): number[] => chances.split(',').filter(Boolean).map(Number);
