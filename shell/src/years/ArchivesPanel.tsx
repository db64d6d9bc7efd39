import type { ArchiveRow } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';
import { formatDate, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useKindTitle } from '../archive/useKindTitle';
import { Figure } from './years.styles';

/** Seasons that the circle played on another site. */
export function ArchivesPanel({ rows }: { rows: readonly ArchiveRow[] }) {
  const titleOf = useKindTitle();
  if (rows.length === 0) return null;
  return (
    <Panel title="Played elsewhere" action={plural(rows.length, 'season')}>
      {rows.map(({ ID, href, contest, pool, Year, Entries, Imported }) => (
        <Figure key={ID}>
          <h3>
            <Link to={href}>{seasonName({ name: pool, year: Year })}</Link>
          </h3>
          <strong>{plural(Entries, 'entry', 'entries')}</strong>
          <p>
            {titleOf(contest)}, taken in on {formatDate(Imported)}
          </p>
        </Figure>
      ))}
    </Panel>
  );
}
