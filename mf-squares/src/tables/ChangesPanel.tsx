import type { SquaresChangeRow } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { roundName } from '../contest/board.rules';
import { Note, Rows } from '../contest/board.styles';

const roundOf = (game: string): string => roundName(Number(game.charAt(1)));

/** Results that were changed after they had been published, each with who did it and why; nothing where there are none. */
export function ChangesPanel({ rows }: { rows: readonly SquaresChangeRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel id="changes" title="Changed results" foot="The board is worked out anew from every change.">
      <Rows>
        {rows.map((row) => (
          <li key={row.ID}>
            {row.late === 1 && <strong>Changed after the end. </strong>}
            {row.game !== '' && `${roundOf(row.game)}, `}
            {row.teams}: {row.was} became {row.became}
            <Note>
              {formatDayTime(row.at)}
              {row.by !== '' && ` by ${row.by}`}
              {row.reason !== '' && `: ${row.reason}`}
            </Note>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
