import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { GameRow, orderGames, ScoresPanel as Scores, usePhone, type PageState } from '@poolhouse/shared-ui/board';
import { WhatIfTool } from '@poolhouse/shared-ui/screen';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { bellOf } from '../../bell/bell.rules';
import type { Board, FootballPage } from '../../contest/board.rules';
import type { WhatIf } from '../../whatif/useWhatIf';

const GameChoice = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/GameChoice'));
const BellDialog = lazyPart(() => import('../../bell/BellDialog'));

interface Props {
  board: Pick<Board, 'config' | 'scores' | 'gamePicks' | 'myPicks' | 'mine'>;
  page: PageState<FootballPage>;
  whatIf: WhatIf;
  onOpen(game: FootballScoreRow): void;
}

/** The week's games with their picks and bells. */
export function ScoresPanel({ board, page, whatIf, onOpen }: Props) {
  const { choosing, failed, setChoosing, back } = whatIf;
  const { config, scores, gamePicks, myPicks, mine } = board;
  const [rung, setRung] = useState<number | null>(null);
  const phone = usePhone();
  const games = useMemo(() => (phone ? orderGames(scores, ({ ID }) => myPicks[ID] !== undefined) : scores), [phone, scores, myPicks]);
  const chances = useMemo(() => new Map(mine.map(({ event_id: id, chance }) => [id, chance])), [mine]);
  const ringing = scores.find((game) => game.ID === rung);
  const ring = useCallback((game: FootballScoreRow) => setRung(game.ID), []);
  return (
    <Scores
      title={`Week ${config.Week} Scores`}
      games={games}
      page={page}
      row={(game) => (
        <>
          {whatIf.possible && game === games[0] && <WhatIfTool {...{ choosing, failed, setChoosing, back }} />}
          <Game
            game={game}
            picks={gamePicks[game.ID] ?? NONE}
            mine={myPicks[game.ID]}
            chance={chances.get(game.ID)}
            bell={isOn(bellOf(config, game))}
            onOpen={onOpen}
            onRing={ring}
            changed={page.changed.has(`scores:${game.ID}`)}
          />
          {whatIf.choosing && <Choice game={game} board={board} whatIf={whatIf} />}
        </>
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

/** How a game could end. */
const Choice = ({ game, board: { gamePicks, scores }, whatIf }: Pick<Props, 'board' | 'whatIf'> & { game: FootballScoreRow }) => (
  <Suspense fallback={null}>
    <GameChoice game={game} picks={gamePicks[game.ID] ?? NONE} games={scores} text={whatIf.text} choose={whatIf.choose} />
  </Suspense>
);

const NONE: readonly FootballPickRow[] = [];
const isOn = (bell: ReturnType<typeof bellOf>): boolean | null | undefined => bell && bell.on;

interface GameProps {
  game: FootballScoreRow;
  picks: readonly FootballPickRow[];
  mine: FootballPickRow | undefined;
  /** The chance that it wins; undefined of what is over. */
  chance: number | null | undefined;
  /** Whether its bell is on; null for none any more, undefined where the contest has none. */
  bell: boolean | null | undefined;
  changed: boolean;
  onOpen(game: FootballScoreRow): void;
  onRing(game: FootballScoreRow): void;
}

/** Drawn again only when something of this game changed. */
const Game = memo(function Game({ game, picks, mine, chance, bell, changed, onOpen, onRing }: GameProps) {
  return (
    <GameRow
      game={game}
      picks={picks}
      mine={mine}
      chance={chance}
      bell={typeof bell === 'boolean' ? { on: bell, onPress: () => onRing(game) } : bell}
      onShowPicks={() => onOpen(game)}
      changed={changed}
    />
  );
});
