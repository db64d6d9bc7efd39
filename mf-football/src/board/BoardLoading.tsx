import { waiting } from '../contest/waiting';
import { BoardColumns } from './BoardColumns';

/** The panels in their places before the first answer, so that nothing moves when it comes. */
export function BoardLoading() {
  return (
    <BoardColumns
      scores={waiting('Scores', 18)}
      picks={waiting('Picks', 14)}
      week={waiting('Week Standings', 14)}
      overall={waiting('Overall Standings', 14)}
      popular={waiting('Pick Summary', 9)}
      cigar={waiting('Close But No Cigar Standings', 4)}
      moments={null}
      sidebet={null}
      smack={waiting('Smack Board', 3)}
    />
  );
}
