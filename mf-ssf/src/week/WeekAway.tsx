import { Panel, PanelEmpty, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import type { Wanted } from '../choices/wanted.types';
import { PScoreKey } from './WeekPanel';

interface Props {
  readonly error: { readonly code: string; readonly message: string } | null;
  /** What the address asks for; null for the week that is on. */
  readonly asked: Wanted | null;
  onRetry(): void;
}

/** What asking again does not bring. */
const NOT_HERE: ReadonlySet<string> = new Set(['bad_input', 'not_found']);

/** In place of the games: they are being read, could not be, or are not here at all. */
export function WeekAway({ error, asked, onRetry }: Props) {
  return (
    <Panel title="Games" action={<PScoreKey />}>
      {!error && <PanelSkeleton rows={24} />}
      {error && (asked && NOT_HERE.has(error.code) ? <NoSuchWeek {...asked} /> : <PanelError message={error.message} onRetry={onRetry} />)}
    </Panel>
  );
}

function NoSuchWeek({ sport = 'NFL', year, week }: Wanted) {
  const what = week === undefined ? `season ${year}` : year === undefined ? `week ${week}` : `week ${week} of ${year}`;
  return (
    <PanelEmpty>
      There is no {what} of the {sport} here. <Link to={`/ssf?sport=${sport}`}>Show the week that is on</Link>
    </PanelEmpty>
  );
}
