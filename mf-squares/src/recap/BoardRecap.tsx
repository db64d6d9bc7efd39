import type { SquaresRecap, SquaresRecapConfig } from '@poolhouse/contract';
import { formatRecord, plural } from '@poolhouse/shared-ui';
import { Columns, Panel, type PageState } from '@poolhouse/shared-ui/board';
import { RecapCells, RecapFacts, RecapMine, RecapWon } from '@poolhouse/shared-ui/season';
import { boardOf } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { HeatMap } from '../history/HeatMap';
import { StandingsPanel } from '../tables/StandingsPanel';
import { BoardAway } from './BoardAway';

/** Squares of who has won that are shown beside each other. */
const SHOWN = 4;

interface Props {
  data: SquaresRecap;
  config: SquaresRecapConfig;
  board: PageState<SquaresPage>;
}

/** What a board came to, once its tournament is over. */
export const BoardRecap = ({ data, config, board }: Props) => (
  <Columns>
    <div>
      <Won config={config} squares={data.winner.data} />
      <RecapFacts facts={data.facts.data} title="Also on this board" />
    </div>
    <div>
      <RecapMine
        title="Your board"
        place=""
        said={data.mine.data.map(({ ID, EntryName, Says }) => ({ id: ID, name: EntryName, says: Says }))}
      />
      <Ended page={board} />
    </div>
  </Columns>
);

function Won({
  config: { Headline, Says, Winners, Note },
  squares,
}: {
  config: SquaresRecapConfig;
  squares: SquaresRecap['winner']['data'];
}) {
  const cells = squares.slice(0, SHOWN).map(({ ID, x_score: x, y_score: y, winnings }) => ({
    id: String(ID),
    mark: null,
    name: formatRecord(x, y),
    note: plural(winnings, 'point'),
  }));
  return (
    <RecapWon title="Won the board" headline={Headline} says={Says} won notes={[Winners, Note]}>
      <RecapCells cells={cells} label={`Squares of ${Headline} that brought most`} />
    </RecapWon>
  );
}

/** How everybody stood in the end, and where the games fell. */
function Ended({ page }: { page: PageState<SquaresPage> }) {
  const [config] = page.data?.config.data ?? [];
  if (!page.data || !config) return <BoardAway page={page} />;
  const board = boardOf(page.data, config);
  return (
    <>
      <StandingsPanel board={board} title="How it ended" told={false} />
      <Panel title="Where they fell" foot="Games that each square won: the winner’s digit across, the loser’s down.">
        <HeatMap
          label="Games won by each square, winner across, loser down"
          counts={board.squares.map(({ wins }) => wins)}
          columns={board.columns}
          rows={board.rows}
        />
      </Panel>
    </>
  );
}
