import type { MeetingRow, RivalTallyRow } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { titleIn } from '../home/place-of.rules';
import { useContestLinks } from '../links/useContestLinks';
import { Behind, MeetingTable } from './Behind';
import { behindLabel, marginText, recordOf } from './words.rules';
import { Figure } from './years.styles';

interface Props {
  readonly title: string;
  readonly kind: 'contest' | 'year';
  readonly tallies: readonly RivalTallyRow[];
  readonly meetings: readonly MeetingRow[];
  readonly rival: string;
}

/** How often who was ahead, in each contest or in each year. */
export function TalliesPanel({ title, kind, tallies, meetings, rival }: Props) {
  const links = useContestLinks();
  return (
    <Panel title={title} action={`You – ${rival}`}>
      {tallies
        .filter(({ Kind }) => Kind === kind)
        .map((row) => {
          const name = kind === 'year' ? String(row.Year) : `${titleIn(links, row.contest)}, ${row.pool}`;
          const margin = marginText(row, rival);
          return (
            <Figure key={row.ID}>
              <h3>{name}</h3>
              <strong>{recordOf(row)}</strong>
              {margin !== '' && <p>{margin}</p>}
              <Behind of={name} label={behindLabel(row.Ahead + row.Behind + row.Level, 'meeting')}>
                {() => <MeetingTable rows={meetings.filter(within(row))} rival={rival} caption={`Meetings, ${name}`} />}
              </Behind>
            </Figure>
          );
        })}
    </Panel>
  );
}

const within =
  (row: RivalTallyRow) =>
  ({ contest, pool, Year }: MeetingRow): boolean =>
    row.Kind === 'year' ? Year === row.Year : contest === row.contest && pool === row.pool;
