import type { SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { formatDay, formatList, formatRecord } from '@poolhouse/shared-ui';
import { DataTable, EntryName, Panel, PanelEmpty, usePhone, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { gamesInOrder, roundName, sidesOf, type Board } from '../contest/board.rules';
import { Rows } from '../contest/board.styles';
import { Side, Teams } from '../live/live.styles';
import { digitsWords, extraWords, finalWords } from './game-words.rules';
import { Lost, Over, Winner } from './tables.styles';

const FIRST = 6;

interface Props {
  board: Board;
  games: readonly SquaresGameRow[];
}

/** The games that are over, the latest first; all games stand on their own page. */
export function GamesPanel({ board }: { board: Board }) {
  const phone = usePhone();
  const games = gamesInOrder(
    board.games.filter((game) => countsOnBoard(game, board.config) && (game.state === 'final' || game.state === 'cancelled')),
  );
  const [shown, more] = useShowAll(games, FIRST, 'finals');
  return (
    <Panel id="games" title="Games" action="Latest first">
      {games.length === 0 ? (
        <PanelEmpty>
          {board.games.length === 0 ? (
            'The bracket is not known yet. Games come with it.'
          ) : (
            <>
              No game is over yet. <Link to="/bbsquares/games">All games</Link>
            </>
          )}
        </PanelEmpty>
      ) : phone ? (
        <FinalRows board={board} games={shown} />
      ) : (
        <FinalTable board={board} games={shown} />
      )}
      {more}
    </Panel>
  );
}

function FinalTable({ board, games }: Props) {
  const columns: Column<SquaresGameRow>[] = [
    {
      key: 'final',
      head: 'Final',
      rowHead: true,
      render: (game) => {
        const [first, second] = sidesOf(game);
        return (
          <>
            {first?.team} <Lost>{game.state === 'final' ? 'over' : 'and'}</Lost> {second?.team}
          </>
        );
      },
    },
    {
      key: 'score',
      head: 'Score',
      align: 'right',
      render: (game) => (game.state === 'final' ? formatRecord(...sidesOf(game).map(({ score }) => score)) : finalWords(game)),
    },
    { key: 'day', head: 'Day', render: (game) => formatDay(game.day) },
    { key: 'digits', head: 'Digits', align: 'center', render: (game) => digitsWords(game) },
    { key: 'winner', head: 'Winner', render: (game) => <WinnerName board={board} game={game} /> },
    { key: 'pays', head: 'Points', align: 'right', render: (game) => game.amount },
  ];
  return (
    <DataTable
      caption="Games that are over"
      columns={columns}
      rows={games}
      rowKey={({ ID }) => ID}
      mine={({ entry_id: id }) => board.mine.has(id)}
    />
  );
}

function FinalRows({ board, games }: Props) {
  return (
    <Rows>
      {games.map((game) => (
        <li key={game.ID} data-mine={board.mine.has(game.entry_id)}>
          <Over role="group" aria-label={`${roundName(game.round)}, ${game.team1} against ${game.team2}`}>
            <Teams>
              {sidesOf(game).map((side) => (
                <Side key={side.team} data-ahead={side.ahead}>
                  <span>{side.team}</span>
                  <span>{side.score ?? ''}</span>
                </Side>
              ))}
            </Teams>
            <Winner>
              {formatList([finalWords(game), digitsWords(game)])}
              <b>
                <WinnerName board={board} game={game} />
              </b>
            </Winner>
          </Over>
        </li>
      ))}
    </Rows>
  );
}

/** Whose square it was, and what came with it. */
function WinnerName({ board, game }: { board: Board; game: SquaresGameRow }) {
  const extra = extraWords(game);
  const entry = board.entries.find(({ id }) => id === game.entry_id);
  if (!board.drawn && game.state === 'final') return <>numbers not drawn</>;
  return (
    <>
      {entry ? <EntryName name={entry.entry_name} you={board.mine.has(entry.id)} /> : 'nobody, rolls over'}
      {extra !== '' && (
        <>
          <br />
          <Lost>{extra}</Lost>
        </>
      )}
    </>
  );
}
