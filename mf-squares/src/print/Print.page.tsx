import type { SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { formatDayTime, formatNumber, formatRecord, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { gamesInOrder, roundName, sidesOf, type Board } from '../contest/board.rules';
import { Body, Hash, Note } from '../contest/board.styles';
import { SquaresScreen } from '../contest/SquaresScreen';
import { levelWords } from '../draw/level.rules';
import { digitsWords } from '../tables/game-words.rules';
import { Finals, Grid, Head, Sheet } from './print.styles';

const ROUNDS = [6, 5, 4, 3, 2, 1, 0];

/** `/bbsquares/print`: the board with all its finals on one page, A4 or letter. */
export default function Print() {
  return (
    <SquaresScreen waiting="Print" heading="Print" still>
      {({ board }) => (
        <Panel
          title="Print"
          action={
            <Button variant="contained" onClick={() => window.print()}>
              Print
            </Button>
          }
        >
          <Body data-print>
            <PaperSheet board={board} />
          </Body>
        </Panel>
      )}
    </SquaresScreen>
  );
}

function PaperSheet({ board }: { board: Board }) {
  const { config } = board;
  const over = board.games.filter((game) => game.state === 'final' && countsOnBoard(game, config));
  return (
    <Sheet>
      <Head>
        <strong>
          NCAA Squares {config.year}, {config.contest_name}
        </strong>
        <span>
          Pot {formatNumber(config.Pot)}, {plural(config.claimed, 'square')}
        </span>
      </Head>
      <PaperGrid board={board} />
      {over.length > 0 && (
        <>
          <h3>{plural(over.length, 'final')}: teams, score, digits, whose square</h3>
          <Finals aria-label="Games">{ROUNDS.flatMap((round) => finalsOf(board, over, round))}</Finals>
        </>
      )}
      <Note>
        {drawnWords(board)}{' '}
        {config.level !== 'C' && (
          <>
            Sealed as <Hash>{config.commit}</Hash>
          </>
        )}
      </Note>
    </Sheet>
  );
}

function PaperGrid({ board: { squares, columns, rows } }: { board: Board }) {
  return (
    <Grid>
      <caption>Winning score across, losing score down</caption>
      <thead>
        <tr>
          <td />
          {columns.map((digit, at) => (
            <th key={at} scope="col">
              {digit ?? '?'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((digit, y) => (
          <tr key={y}>
            <th scope="row">{digit ?? '?'}</th>
            {squares.slice(10 * y, 10 * y + 10).map((square) => (
              <td key={square.ID}>
                <div>{square.entry_name}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

/** The finals of a round under its name. */
function finalsOf(board: Board, over: readonly SquaresGameRow[], round: number) {
  const games = gamesInOrder(over.filter((game) => game.round === round));
  if (games.length === 0) return [];
  return [
    <li key={`round ${round}`} data-round>
      {roundName(round)}
    </li>,
    ...games.map((game) => {
      const sides = sidesOf(game);
      return (
        <li key={game.ID}>
          <span>
            <i>{sides[0]?.team}</i>–<i>{sides[1]?.team}</i>
          </span>
          <span>{formatRecord(...sides.map(({ score }) => score))}</span>
          <span>{digitsWords(game)}</span>
          <span>{board.drawn ? game.entry_name || 'nobody' : ''}</span>
        </li>
      );
    }),
  ];
}

function drawnWords({ config }: Board): string {
  if (config.level === 'C') return `Numbers typed in by ${config.typed_by}.`;
  return config.drawn_at === '' ? 'Numbers not drawn.' : `${levelWords(config.level)}. Drawn ${formatDayTime(config.drawn_at)}.`;
}
