import { PanelEmpty } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { FOOTBALL_WEEKS } from '@poolhouse/contract/constants';

/** Instead of a board: the address asks for a week that no season has. Trying again would never help. */
export function NoSuchWeek({ week }: { week: number }) {
  return (
    <PanelEmpty>
      There is no week {week}: a season has weeks 1 to {FOOTBALL_WEEKS}. <Link to="/football">Show the week that is on</Link>
    </PanelEmpty>
  );
}
