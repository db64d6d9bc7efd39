import { Columns, useOneColumn } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';

export interface WinsParts {
  /** What of the player's is on. */
  mine?: ReactNode;
  week: ReactNode;
  moments?: ReactNode;
  overall: ReactNode;
  /** null for whom has no entry. */
  versus: ReactNode;
  scores: ReactNode;
  grid: ReactNode;
  teams: ReactNode;
  smack: ReactNode;
}

/** One or two columns. What is read aloud follows what is seen, so each has its own order. Source: design/ui.md, section 5. */
export function WinsLayout({ mine, week, moments, overall, versus, scores, grid, teams, smack }: WinsParts) {
  const one = useOneColumn();
  if (one)
    return (
      <Columns>
        <div>
          {mine}
          {overall}
          {week}
          {moments}
          {versus}
          {scores}
          {grid}
          {teams}
          {smack}
        </div>
      </Columns>
    );
  return (
    <Columns>
      <div>
        {grid}
        {versus}
        {teams}
        {smack}
      </div>
      <div>
        {mine}
        {overall}
        {week}
        {moments}
        {scores}
      </div>
    </Columns>
  );
}
