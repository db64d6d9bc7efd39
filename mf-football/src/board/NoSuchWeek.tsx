import { PanelEmpty } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';

/** Instead of a board: the address asks for a week that the contest does not have. Trying again would never help. */
export function NoSuchWeek({ week }: { week: number }) {
  return (
    <PanelEmpty>
      There is no week {week} in this contest. <Link to="/football">Show the week that is on</Link>
    </PanelEmpty>
  );
}
