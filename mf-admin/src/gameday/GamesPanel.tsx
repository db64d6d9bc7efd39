import { useState } from 'react';
import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ReadGate, useRead, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { field } from '@poolhouse/shared-ui';
import type { AdminGameRow } from '@poolhouse/contract';
import { useConsole } from '../console/console.context';
import { Quiet } from '../look/Quiet';
import { Warning } from '../look/Warning';
import { RowButton } from '../look/RowButton';
import { GameForm } from './GameForm';
import { scoreWords } from './game.rules';

const Choices = styled.div`
  display: flex;
  gap: 8px;
  & > select {
    min-height: 40px;
    ${field};
  }
`;

/** A week's games, each of which can be set by hand and given back to its feed. */
export function GamesPanel() {
  const { data: page } = useConsole();
  const [sport, setSport] = useState<AdminGameRow['sport']>('NFL');
  const [week, setWeek] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const read = useRead('GET ad/games', { sport, ...(week > 0 && { week }) }, page);
  const { data } = read;
  const [on, setOn] = useState<number | null>(null);
  // Asked for no week, the server answers with the one that is on.
  if (week === 0 && data && data.week !== on) setOn(data.week);
  const columns: Column<AdminGameRow>[] = [
    {
      key: 'game',
      head: 'Game',
      rowHead: true,
      width: '40%',
      render: (row) => (
        <>
          {row.team1} at {row.team2} {row.manual === 1 && <Warning>by hand</Warning>}
        </>
      ),
    },
    { key: 'at', head: 'Kickoff', hideOnPhone: true, render: (row) => formatDayTime(row.kickoff) },
    {
      key: 'line',
      head: 'Home line',
      align: 'right',
      hideOnPhone: true,
      render: (row) =>
        row.spread2 === null ? <Quiet>none</Quiet> : `${formatLine(row.spread2)}${row.manual_line === 1 ? ', by hand' : ''}`,
    },
    { key: 'score', head: 'Score', align: 'right', render: scoreWords },
    {
      key: 'set',
      head: 'Action',
      align: 'right',
      render: (row) => (
        <RowButton
          aria-label={`Set ${row.team1} at ${row.team2}`}
          aria-expanded={open === row.ID}
          onClick={() => setOpen(open === row.ID ? null : row.ID)}
        >
          Set
        </RowButton>
      ),
    },
  ];
  return (
    <Panel
      title="Games"
      action={
        <Choices>
          <select
            aria-label="Sport"
            value={sport}
            onChange={(event) => {
              setSport(event.target.value as AdminGameRow['sport']);
              setWeek(0);
            }}
          >
            <option value="NFL">NFL</option>
            <option value="NCAA">NCAA</option>
          </select>
          <select aria-label="Week" value={week === 0 ? (data?.week ?? 0) : week} onChange={(event) => setWeek(Number(event.target.value))}>
            {Array.from({ length: data?.weeks ?? 0 }, (_, i) => (
              <option key={i + 1} value={i + 1}>
                Week {i + 1}
                {i + 1 === on && ', now'}
              </option>
            ))}
          </select>
        </Choices>
      }
      foot="What is set by hand is marked, and feeds leave it alone until it is released."
    >
      <ReadGate read={read} rows={10} stays>
        {({ games: { data: games } }) =>
          games.length === 0 ? (
            <PanelEmpty>No games of this week are there. Load the season below.</PanelEmpty>
          ) : (
            <>
              <DataTable
                caption="Games of the week"
                columns={columns}
                rows={games}
                rowKey={(row) => row.ID}
                mine={(row) => row.ID === open}
                rest={(row) => `${formatDayTime(row.kickoff)}, home line ${row.spread2 === null ? 'none' : formatLine(row.spread2)}`}
              />
              {games
                .filter(({ ID }) => ID === open)
                .map((game) => (
                  <GameForm key={game.ID} game={game} onClose={() => setOpen(null)} />
                ))}
            </>
          )
        }
      </ReadGate>
    </Panel>
  );
}
