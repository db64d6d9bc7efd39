import { Suspense, useState } from 'react';
import { lazyPart } from '@poolhouse/shared-ui';
import { GameRow, ScoresPanel as Scores, type PageState } from '@poolhouse/shared-ui/board';
import type { FootballScoreRow } from '@poolhouse/contract';
import type { Board, FootballPage } from '../board.rules';
import { bellOf } from '../../bell/bell.rules';

const BellDialog = lazyPart(() => import('../../bell/BellDialog'));

interface Props {
  board: Board;
  page: PageState<FootballPage>;
  onOpen(game: FootballScoreRow): void;
}

/** The week's games with their picks and bells. */
export function ScoresPanel({ board, page, onOpen }: Props) {
  const { config, scores, picks, myPicks } = board;
  const [rung, setRung] = useState<number | null>(null);
  const ringing = scores.find((game) => game.ID === rung);
  const bell = (game: FootballScoreRow) => {
    const state = bellOf(config, game);
    return state && { ...state, onPress: () => setRung(game.ID) };
  };
  return (
    <Scores
      title={`Week ${config.Week} Scores`}
      games={scores}
      page={page}
      row={(game) => (
        <GameRow
          game={game}
          picks={picks.filter((pick) => pick.event_id === game.ID)}
          mine={myPicks.get(game.ID)}
          bell={bell(game)}
          onShowPicks={() => onOpen(game)}
          changed={page.changed.has(`scores:${game.ID}`)}
        />
      )}
    >
      {ringing && (
        <Suspense fallback={null}>
          <BellDialog game={ringing} page={page} onClose={() => setRung(null)} />
        </Suspense>
      )}
    </Scores>
  );
}
