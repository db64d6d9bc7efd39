import { waiting } from '../../contest/waiting';
import { WinsLayout } from './WinsLayout';

/** The panels in their places before the first answer, so that nothing moves when it comes. */
export function WinsLoading() {
  return (
    <WinsLayout
      overall={waiting('Overall Standings', 9)}
      week={waiting('Week Standings', 9)}
      versus={waiting('Your teams against theirs', 4)}
      scores={waiting('Scores', 18)}
      grid={waiting('Results', 10)}
      teams={waiting('Teams', 32)}
      smack={waiting('Smack Board', 3)}
    />
  );
}
