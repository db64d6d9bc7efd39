import { useConsole } from '../facts/console.context';
import { Tiles } from '../look/Tiles';
import { FailuresPanel } from './FailuresPanel';
import { ReleasesPanel } from './ReleasesPanel';

/** What is live of each remote, for whom, and how it fares. Publishing stays with the teams' command. */
export default function ReleasesTab() {
  const { data } = useConsole();
  return (
    <Tiles>
      <ReleasesPanel rows={data.releases.data} />
      <FailuresPanel />
    </Tiles>
  );
}
