import { formatDayTime } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Body, Hash, Note } from '../board/board.styles';
import { gamesInOrder, roundName, sidesOf } from '../contest/board.rules';
import { SquaresScreen } from '../contest/SquaresScreen';
import { levelWords } from '../draw/level.rules';

const Sheet = styled.div`
  & table {
    border-collapse: collapse;
    width: 100%;
    table-layout: fixed;
    font:
      500 0.6875rem/1.2 'Barlow Condensed',
      'Arial Narrow',
      sans-serif;
    text-align: center;
  }
  & th,
  & td {
    border: 1px solid currentColor;
    height: 30px;
    padding: 1px;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & ol {
    columns: 2;
    margin: 8px 0 0;
    padding-left: 20px;
    font:
      400 0.6875rem/1.3 'Instrument Sans Variable',
      system-ui,
      sans-serif;
  }
  & li {
    break-inside: avoid;
  }
`;

/** Games that have room under the grid on either paper. */
const FITTING = 32;

/** `/bbsquares/print`: the board on one page, A4 or letter. */
export default function Print() {
  return (
    <SquaresScreen waiting="Print" still>
      {({ board }) => {
        const { config, squares, columns, rows } = board;
        const over = gamesInOrder(board.games.filter(({ state, amount }) => state === 'final' && amount > 0));
        const played = over.slice(0, FITTING);
        return (
          <Panel
            title="Print"
            action={
              <Button variant="contained" onClick={() => window.print()}>
                Print
              </Button>
            }
          >
            <Body data-print>
              <p>
                <strong>
                  NCAA Squares {config.year}, {config.contest_name}
                </strong>
                . Pot {config.Pot}, {config.claimed} squares. Winning score across, losing score down.
              </p>
              <Sheet>
                <table>
                  <caption>Squares</caption>
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
                          <td key={square.ID}>{square.entry_name}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
                {played.length < over.length && (
                  <p>
                    The latest {played.length} of {over.length} games:
                  </p>
                )}
                {played.length > 0 && (
                  <ol aria-label="Games">
                    {played.map((game) => (
                      <li key={game.ID}>
                        {roundName(game.round)}:{' '}
                        {sidesOf(game)
                          .map((side) => `${side.team} ${side.score}`)
                          .join(', ')}
                        : {game.x_score}–{game.y_score} {game.entry_name}
                      </li>
                    ))}
                  </ol>
                )}
              </Sheet>
              <Note>
                {config.level === 'C'
                  ? `Numbers typed in by ${config.typed_by}.`
                  : config.drawn_at === ''
                    ? 'Numbers not drawn.'
                    : `${levelWords(config.level)}. Drawn ${formatDayTime(config.drawn_at)}.`}{' '}
                Sealed as <Hash>{config.commit}</Hash>
              </Note>
            </Body>
          </Panel>
        );
      }}
    </SquaresScreen>
  );
}
