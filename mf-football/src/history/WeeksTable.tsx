import type { HistoryPickRow } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { formatLine } from '@poolhouse/shared-ui';
import { ResultChip, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { recapAddress } from '../contest/recap-address.rules';
import type { PastWeek } from './history.rules';
import { spokenPast } from './spoken';
import { PastPick, Weeks } from './weeks.styles';

interface Props {
  weeks: readonly PastWeek[];
  total: { wins: number; losses: number };
  /** The season's; undefined for the one that is on. */
  year: number | undefined;
  /** The last week that is over, from which on backwards each leads to its recap; 0 for none. */
  over: number;
  onOpen(pick: HistoryPickRow): void;
}

const slots = Array.from({ length: PICKS_PER_WEEK }, (_, i) => i + 1);

/** Week by week the five picks; on a phone they stand under their week. Roles are named because the phone's layout hides them. */
export function WeeksTable({ weeks, total, year, over, onOpen }: Props) {
  return (
    <Weeks role="table" aria-label="Weeks">
      <Heads />
      <tbody role="rowgroup">
        {weeks.map((week) => (
          <WeekRow key={week.week} week={week} recap={week.week <= over ? recapAddress(week.week, year) : undefined} onOpen={onOpen} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            Total
          </th>
          {slots.map((n) => (
            <td key={n} role="cell" data-pick />
          ))}
          <Sums wins={total.wins} losses={total.losses} />
        </tr>
      </tfoot>
    </Weeks>
  );
}

const Heads = () => (
  <thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" scope="col">
        Week
      </th>
      {slots.map((n) => (
        <th key={n} role="columnheader" scope="col" data-pick>
          Pick{n}
        </th>
      ))}
      <th role="columnheader" scope="col" data-sum>
        Wins
      </th>
      <th role="columnheader" scope="col" data-sum>
        Losses
      </th>
    </tr>
  </thead>
);

interface RowProps extends Pick<Props, 'onOpen'> {
  week: PastWeek;
  /** Undefined where the week has none yet. */
  recap: string | undefined;
}

function WeekRow({ week: { week, wins, losses, cells }, recap, onOpen }: RowProps) {
  const name = (
    <>
      <span>Week </span>
      {week}
    </>
  );
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {recap === undefined ? (
          name
        ) : (
          <Link to={recap} aria-label={`Week ${week} recap`}>
            {name}
          </Link>
        )}
      </th>
      {cells.map((pick, i) => (
        <td key={i} role="cell" data-pick>
          {pick && <Past pick={pick} onOpen={onOpen} />}
        </td>
      ))}
      <Sums wins={wins} losses={losses} />
    </tr>
  );
}

const Sums = ({ wins, losses }: { wins: number; losses: number }) => (
  <>
    <td role="cell" data-sum>
      {wins}
      <span aria-hidden> W</span>
    </td>
    <td role="cell" data-sum>
      {losses}
      <span aria-hidden> L</span>
    </td>
  </>
);

function Past({ pick, onOpen }: { pick: HistoryPickRow; onOpen(pick: HistoryPickRow): void }) {
  return (
    <PastPick type="button" onClick={() => onOpen(pick)}>
      <VisuallyHidden>{spokenPast(pick)}</VisuallyHidden>
      <ResultChip result={pick.Result} push={pick.Push} title="" />
      <span aria-hidden>
        {pick.Pick === '' ? (
          pick.Result === 3 ? (
            'Picked'
          ) : (
            'No pick'
          )
        ) : (
          <>
            {pick.Abbrev || pick.Pick} <small>{formatLine(pick.Spread)}</small>
          </>
        )}
      </span>
    </PastPick>
  );
}
