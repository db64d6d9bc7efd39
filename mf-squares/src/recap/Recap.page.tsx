import type { SquaresRecap, SquaresRecapConfig } from '@poolhouse/contract';
import { plural, useTitle } from '@poolhouse/shared-ui';
import { usePageData } from '@poolhouse/shared-ui/board';
import { RecapScreen } from '@poolhouse/shared-ui/season';
import { BoardChoices } from '../contest/BoardChoices';
import { useSquares } from '../contest/useSquares';
import { sections } from '../sections';
import { BoardAway } from './BoardAway';
import { BoardRecap } from './BoardRecap';

/** While games are played the recap may come at any minute; before and after that it stays as it is. */
const untilOver = {
  refreshSeconds: ({ config: { data } }: SquaresRecap) => (data.some((row) => row.Over === 0 && begun(row) && row.Open > 0) ? 60 : null),
};

/** `/bbsquares/recap`: what a board came to with its tournament. Query: `contest`. */
export default function Recap() {
  useTitle('Squares Recap');
  const { page: board, query, choose } = useSquares(true);
  const page = usePageData('GET bbsquares/recap', query, untilOver);
  const chosen = board.data?.config.data[0];
  // The choice of boards stands over all: what came before it would be pushed down.
  const shown = board.data || board.error ? page : { ...page, data: null };
  const config = shown.data?.config.data[0];
  return (
    <RecapScreen
      title={config ? `Squares Recap ${config.year}` : 'Squares Recap'}
      sections={sections}
      page={shown}
      selector={board.data && chosen && <BoardChoices boards={board.data.contests.data} shown={chosen} onBoard={choose} />}
      why={config && whyNot(config)}
      back={config ? `/bbsquares?contest=${config.contest_id}` : '/bbsquares'}
      share={config?.Over === 1 ? shareOf(config) : undefined}
      below={() => config?.Over === 0 && board.error && <BoardAway page={board} />}
    >
      {(data) => config && <BoardRecap data={data} config={config} board={board} />}
    </RecapScreen>
  );
}

const begun = ({ Open, Games }: SquaresRecapConfig): boolean => Games > 0 && Open < Games;

/** Why there is nothing to tell yet; undefined where there is. */
function whyNot(config: SquaresRecapConfig): string | undefined {
  const { Over, Open, Games, Drawn } = config;
  if (Over === 1) return undefined;
  if (Games > 0 && Open === 0)
    return Drawn === 1
      ? 'The tournament is over, and nobody holds a square here.'
      : 'The tournament is over, and this board never had numbers.';
  const open = begun(config) ? `${plural(Open, 'game is', 'games are')} open.` : 'No game is decided yet.';
  return `${open} What the board came to is here when the tournament ends.`;
}

const shareOf = ({ contest_id, contest_name, year, Headline }: SquaresRecapConfig) => ({
  contestId: contest_id,
  // A board is one round.
  round: 1,
  title: `${contest_name}, ${year} tournament`,
  alt: `Picture of the board: ${Headline}`,
  file: `squares-${year}.png`,
});
