import type { YearsRecordRow } from '@poolhouse/contract';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Fragment } from 'react';
import { titleIn } from '../home/place-of.rules';
import { useContestLinks } from '../links/useContestLinks';
import { Behind, BehindTable } from './Behind';
import { behindLabel, recordText, recordTitle, type Names, type Periods } from './words.rules';
import { Figure, Figures, Group } from './years.styles';

interface Props {
  readonly rows: readonly YearsRecordRow[];
  readonly names: Names;
  readonly periods: Periods;
  readonly circle: string;
  /** Of how much they are the records. */
  readonly from: string;
}

const FOOT = 'A winning streak is weeks with more won than lost. Of several entries of a player the best one of each week counts.';

/** The records of a circle, contest by contest: figures of different contests cannot be compared. */
export function RecordsPanel({ rows, names, periods, circle, from }: Props) {
  const links = useContestLinks();
  const contests = [...new Set(rows.map(({ contest, pool }) => `${titleIn(links, contest)}, ${pool}`))];
  return (
    <Panel title={`Records of ${circle}`} action={from} foot={rows.length > 0 ? FOOT : undefined}>
      {rows.length === 0 && <PanelEmpty>No record stands out yet. Some more weeks will bring one.</PanelEmpty>}
      {contests.map((name) => (
        <Fragment key={name}>
          <Group>{name}</Group>
          <Figures>
            {rows
              .filter(({ contest, pool }) => `${titleIn(links, contest)}, ${pool}` === name)
              .map((row) => (
                <OneRecord key={row.ID} row={row} names={names} periods={periods} of={name} />
              ))}
          </Figures>
        </Fragment>
      ))}
    </Panel>
  );
}

function OneRecord({ row, names, periods, of }: Pick<Props, 'names' | 'periods'> & { row: YearsRecordRow; of: string }) {
  const title = recordTitle(row);
  const left = row.Players.length === 1 && row.Players.some(names.left);
  return (
    <Figure>
      <h4>{title}</h4>
      <strong>{row.Head}</strong>
      <p>
        {recordText(row, names, periods)}
        {left && ', left the circle'}
      </p>
      <Behind of={`${title}, ${of}`} label={behindLabel(row.Times, row.Round)}>
        {() => <BehindTable rows={row.Behind} names={names} periods={periods} caption={`${title}, ${of}`} all={row.Times} />}
      </Behind>
    </Figure>
  );
}
