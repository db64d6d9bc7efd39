import type { MySeasonPick, MySeasonWeek } from '@poolhouse/contract';
import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { cellOf } from './cells.rules';
import { Cells } from './myseason.styles';

const slots = Array.from({ length: PICKS_PER_WEEK }, (_, n) => n + 1);
const perfect = ({ Wins }: MySeasonWeek): true | undefined => Wins === PICKS_PER_WEEK || undefined;

/** Every pick as a letter, a column a week. */
export function PickCells({ weeks, picks }: { weeks: readonly MySeasonWeek[]; picks: readonly MySeasonPick[] }) {
  const byId = new Map(picks.map((pick) => [pick.ID, pick]));
  return (
    <Cells>
      <caption>Your picks by week</caption>
      <thead>
        <tr>
          {weeks.map(({ Week }) => (
            <th key={Week} scope="col">
              {Week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <tr key={slot}>
            {weeks.map((week) => (
              <td key={week.Week}>
                <Letter pick={byId.get(`${week.Week}-${slot}`)} solid={perfect(week)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {weeks.map((week) => (
            <td key={week.Week} data-perfect={perfect(week)}>
              {week.Wins}
            </td>
          ))}
        </tr>
      </tfoot>
    </Cells>
  );
}

function Letter({ pick, solid }: { pick: MySeasonPick | undefined; solid: true | undefined }) {
  const { letter, face, spoken } = cellOf(pick);
  if (letter === '') return null;
  return (
    <span role="img" aria-label={spoken} title={spoken} data-face={face} data-perfect={solid}>
      {letter}
    </span>
  );
}
