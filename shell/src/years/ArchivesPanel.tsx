import type { ArchiveRow } from '@poolhouse/contract';
import { formatDate, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { titleIn } from '../home/place-of.rules';
import { useContestLinks } from '../links/useContestLinks';
import { Figure } from './years.styles';

/** Seasons that the circle played on another site. */
export function ArchivesPanel({ rows }: { rows: readonly ArchiveRow[] }) {
  const links = useContestLinks();
  if (rows.length === 0) return null;
  return (
    <Panel title="Played elsewhere" action={plural(rows.length, 'season')}>
      {rows.map(({ ID, href, contest, pool, Year, Entries, Imported }) => (
        <Figure key={ID}>
          <h3>
            <Link to={href}>
              {pool}, {Year}
            </Link>
          </h3>
          <strong>{plural(Entries, 'entry', 'entries')}</strong>
          <p>
            {titleIn(links, contest)}, taken in on {formatDate(Imported)}
          </p>
        </Figure>
      ))}
    </Panel>
  );
}
