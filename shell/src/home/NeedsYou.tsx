import type { HomeContestRow } from '@poolhouse/contract';
import { plural, useFromNow } from '@poolhouse/shared-ui';
import { AddToCalendar, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { CircleAlert } from 'lucide-react';
import { Block, BlockHead, Rows } from '../forms/home.styles';
import { prefetchOnIntent } from '../links/prefetch-on-intent';
import { isFar, lockWords } from './contest-facts.rules';
import { Fact, Name, Row } from './contest-row.styles';
import { useFew } from './useFew';

const AT_FIRST = 3;

interface Props {
  /** What locks soonest first. */
  readonly rows: readonly HomeContestRow[];
  titleOf(contest: string): string;
}

/** A row for each entry that the player should do something for; each button opens exactly that entry. */
export function NeedsYou({ rows, titleOf }: Props) {
  const [first, more] = useFew(rows, AT_FIRST);
  return (
    <Block aria-labelledby="needs-heading">
      <BlockHead>
        <h2 id="needs-heading">Needs you</h2>
        <span>{rows.length === 1 ? '1 entry' : `${plural(rows.length, 'entry', 'entries')}, soonest first`}</span>
      </BlockHead>
      <Rows role="list">
        {first.map((row) => (
          <Row key={row.ID} data-waiting data-short>
            <Name>
              <Link to={row.action_href} {...prefetchOnIntent(row.action_href)}>
                {titleOf(row.contest)}
              </Link>
              <small>
                {row.entry}, {row.pool}
              </small>
            </Name>
            <Fact>
              <b>
                <CircleAlert size={18} aria-hidden="true" /> {row.state}
              </b>
              <Coming row={row} title={titleOf(row.contest)} />
            </Fact>
            <Button component={Link} to={row.action_href} variant="contained" {...prefetchOnIntent(row.action_href)}>
              {row.action}
              <VisuallyHidden>
                : {row.entry}, {row.pool}
              </VisuallyHidden>
            </Button>
          </Row>
        ))}
      </Rows>
      {more}
    </Block>
  );
}

/** What locks next, and the way into the player's calendar, where there is a day to forget it in. */
function Coming({ row, title }: { row: HomeContestRow; title: string }) {
  const far = useFromNow((now) => isFar(row.next, now));
  if (row.next === '') return <small />;
  return (
    <>
      <small>
        <Lock at={row.next} />
      </small>
      {far && (
        <AddToCalendar
          title={`${title}: ${row.action} (${row.note})`}
          about={`${row.entry}, ${row.pool}`}
          at={row.next}
          href={row.action_href}
        />
      )}
    </>
  );
}

/** Counts by itself. */
function Lock({ at }: { at: string }) {
  return <>{useFromNow((now) => lockWords(at, now))}</>;
}
