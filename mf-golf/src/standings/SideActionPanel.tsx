import type { GolfConfigRow, GolfStandingRow } from '@poolhouse/contract';
import { formatList, media, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { EntryName, Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { scoresToPar, sideOf } from '../contest/HoleMark';
import { toParText } from '../contest/score.rules';

const TABLES = [4, 3, 2, 1];

interface Props {
  rows: readonly GolfStandingRow[];
  config: GolfConfigRow;
  onChanged(): Promise<void>;
}

/** Who has how many golfers through, and who is ahead among them. */
export function SideActionPanel({ rows, config, onChanged }: Props) {
  const { call } = useApi();
  const { run, pending, result } = useAction(() => call('GET golf/sideactionoptin', { query: { contest_id: config.contest_id } }), {
    done: 'You are in',
    onDone: onChanged,
  });
  const inside = rows.filter((row) => row.Tournament_ID === config.current_tournament && row.side_action === 1);
  const action = config.in_side_action ? (
    <In>
      <CircleCheck size={18} aria-hidden /> You are in
    </In>
  ) : config.side_action_open && config.entry_id > 0 ? (
    <Button variant="outlined" size="small" disabled={pending} onClick={() => void run(undefined)}>
      Opt In
    </Button>
  ) : undefined;
  const foot = (
    <>
      <SideNotes inside={inside} config={config} />
      <ResultText result={result} />
    </>
  );
  return (
    <Panel id="sideaction" title="Side Action" action={action} foot={foot}>
      <Grid>
        {TABLES.map((through) => (
          <SideTable key={through} through={through} rows={inside} entryId={config.entry_id} />
        ))}
      </Grid>
    </Panel>
  );
}

/** Who is through with nobody, and how it is won. */
function SideNotes({ inside, config }: { inside: readonly GolfStandingRow[]; config: GolfConfigRow }) {
  const nobody = inside.filter(({ golfers_making_cut: through }) => through === 0).map(({ EntryName: name }) => name);
  return (
    <>
      {nobody.length > 0 && (
        <div>
          {config.status === 'NOT_STARTED' ? 'In so far' : 'Nobody through'}: {formatList(nobody)}.
        </div>
      )}
      <div>
        More golfers through win, then the lower sum of their scores.
        {config.cut_made || config.cut_round === 0 ? '' : ' As the projected cut stands.'}
      </div>
    </>
  );
}

/** Those with so many golfers through, the lowest score first. */
function SideTable({ through, rows, entryId }: { through: number; rows: readonly GolfStandingRow[]; entryId: number }) {
  return (
    <table>
      <caption>
        <b>{through}</b> making the cut
      </caption>
      <tbody>
        {rows
          .filter((row) => row.golfers_making_cut === through)
          .sort((a, b) => a.side_action_score - b.side_action_score || (a.EntryName < b.EntryName ? -1 : 1))
          .map((row) => (
            <SideRow key={row.ID} name={row.EntryName} score={row.side_action_score} mine={row.entry_id === entryId} />
          ))}
      </tbody>
    </table>
  );
}

const SideRow = memo(function SideRow({ name, score, mine }: { name: string; score: number; mine: boolean }) {
  return (
    <tr data-mine={mine || undefined}>
      <th scope="row">
        <EntryName name={name} you={mine} />
      </th>
      <td data-side={sideOf(score)}>{toParText(score)}</td>
    </tr>
  );
});

const In = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token.winInk};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  ${scoresToPar};
  table {
    ${type.cell};
    border-collapse: collapse;
    width: 100%;
  }
  caption {
    ${type.note};
    padding: 6px 12px;
    text-align: left;
    background: ${token.sunken};
    border-bottom: 1px solid ${token.line};
  }
  th,
  td {
    height: 34px;
    padding: 2px 12px;
    text-align: left;
    font-weight: 600;
    border-bottom: 1px solid ${token.line};
  }
  td {
    text-align: right;
  }
  tr[data-mine] > * {
    background: ${token.brandTint};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
