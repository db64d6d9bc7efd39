import type { AvailableGolferRow } from '@poolhouse/contract';
import { formatNumber, formatOdds, formatTime } from '@poolhouse/shared-ui';
import { canPick } from './picks.rules';

interface Props {
  row: AvailableGolferRow;
  /** Of the buttons of his group, of which one is on. */
  name: string;
  picked: boolean;
  /** Columns on a phone, where he has two lines; 0 elsewhere. */
  columns: number;
  isAdmin: boolean;
  onPick(golferId: number): void;
}

/** A golfer who can be picked, by a press on anything of his. */
export function PickRow({ row, name, picked, columns, isAdmin, onPick }: Props) {
  const able = canPick(row);
  const tee = able ? `${row.Tee_Time ? formatTime(row.Tee_Time) : ''}${row.back_nine ? '*' : ''}` : 'Withdrew';
  const out = !able || undefined;
  const pick = () => onPick(row.Golfer_ID);
  const radio = (
    <td data-radio rowSpan={columns > 0 ? 2 : 1}>
      <input type="radio" name={name} aria-label={row.Name} checked={picked} disabled={!able} onChange={pick} />
    </td>
  );
  return (
    <tbody data-picked={picked || undefined} data-gone={out} onClick={() => able && pick()}>
      {columns > 0 ? (
        <>
          <tr>
            {radio}
            <th scope="rowgroup" colSpan={3}>
              {row.Name}
            </th>
            <td colSpan={columns - 3} data-out={out}>
              {tee}
            </td>
          </tr>
          <tr>
            <Figures row={row} isAdmin={isAdmin} />
          </tr>
        </>
      ) : (
        <tr>
          {radio}
          <th scope="row">{row.Name}</th>
          <Figures row={row} tee={<td data-out={out}>{tee}</td>} isAdmin={isAdmin} />
        </tr>
      )}
    </tbody>
  );
}

/** @param tee stands among them where they are all of one line */
function Figures({ row, tee, isAdmin }: { row: AvailableGolferRow; tee?: React.ReactNode; isAdmin: boolean }) {
  return (
    <>
      <td>{row.Rank ?? '–'}</td>
      {tee}
      <td>{row.Avg_Birdies == null ? '–' : formatNumber(row.Avg_Birdies, 2)}</td>
      <td>{row.Holes_Per_Eagle === null ? '–' : Math.round(row.Holes_Per_Eagle)}</td>
      <td>{row.Cuts_Made || '–'}</td>
      <td>{row.Consecutive_Cuts ?? '–'}</td>
      <td>{row.GIR == null ? '–' : formatNumber(row.GIR, 1)}</td>
      {isAdmin && <td>{row.Odds == null ? '–' : formatOdds(row.Odds)}</td>}
    </>
  );
}
