import type { SquaresHistory } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ReadGate, Stack, useRead, type Column } from '@poolhouse/shared-ui/board';
import { roundName } from '../contest/board.rules';
import { Halves } from '../contest/board.styles';
import { SquaresScreen } from '../contest/SquaresScreen';
import { HeatMap } from './HeatMap';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Below this many games a share says little, so counts are shown at all times. */
const ROUND_IDS = ['PI', 'R64', 'R32', 'S16', 'E8', 'F4', 'F'];

/** `/bbsquares/history`: which places and which digits won so far. */
export default function History() {
  return (
    <SquaresScreen waiting="History" heading="History" still>
      {({ board }) => <HistoryPanels contestId={board.config.contest_id} />}
    </SquaresScreen>
  );
}

function HistoryPanels({ contestId }: { contestId: number }) {
  const read = useRead('GET bbsquares/history', { contest_id: contestId });
  if (read.data) return <Wins history={read.data} />;
  return (
    <Panel title="History">
      <ReadGate read={read} rows={10}>
        {() => null}
      </ReadGate>
    </Panel>
  );
}

function Wins({ history: { years, wins, pairs, rounds } }: { history: SquaresHistory }) {
  return (
    <Stack>
      <Halves>
        <Panel
          title="Wins by square"
          action={plural(years.length, 'year')}
          foot="Games won by each place of this board over its years, wherever its numbers fell."
        >
          {wins.some((count) => count > 0) ? (
            <HeatMap label="Wins by square" counts={wins} />
          ) : (
            <PanelEmpty>No game of this board is decided yet.</PanelEmpty>
          )}
        </Panel>
        <PairsPanel pairs={pairs} />
      </Halves>
      <Panel title="Digits by round" foot="Winner’s digit / loser’s digit, counted. Small counts are no shares.">
        <DataTable
          caption="Digits by round"
          columns={COLUMNS}
          rows={rounds.data}
          rowKey={(row) => row.ID}
          rest={(row) => formatList(DIGITS.map((digit) => `${digit}: ${digitText(row, digit)}`))}
        />
      </Panel>
    </Stack>
  );
}

function PairsPanel({ pairs }: Pick<SquaresHistory, 'pairs'>) {
  const games = pairs.reduce((sum, count) => sum + count, 0);
  return (
    <Panel
      title="Pairs of digits"
      action={plural(games, 'game')}
      foot="Tournament games that this site knows, by the last digits of winner (across) and loser (down)."
    >
      {games === 0 ? (
        <PanelEmpty>No tournament has been played here yet.</PanelEmpty>
      ) : (
        <HeatMap label="Games by last digits, winner across, loser down" counts={pairs} columns={DIGITS} rows={DIGITS} />
      )}
    </Panel>
  );
}

type Round = SquaresHistory['rounds']['data'][number];

const digitText = ({ winner, loser }: Round, digit: number): string => `${winner[digit] ?? 0}/${loser[digit] ?? 0}`;

const COLUMNS: readonly Column<Round>[] = [
  { key: 'round', head: 'Round', rowHead: true, render: (row) => roundName(ROUND_IDS.indexOf(row.ID)) },
  { key: 'games', head: 'Games', align: 'right', render: (row) => row.games },
  // On a phone the rest opens under the row.
  ...DIGITS.map((digit): Column<Round> => ({
    hideOnPhone: true,
    key: `d${digit}`,
    head: String(digit),
    align: 'right',
    render: (row) => digitText(row, digit),
  })),
];
