import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { GameRow, orderGames, ScoresPanel as Scores, usePhone, type PageState } from '@poolhouse/shared-ui/board';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { bellOf } from '../../bell/bell.rules';
import type { Board, FootballPage } from '../../contest/board.rules';
import type { WhatIf } from '../../whatif/useWhatIf';
import { WhatIfTool } from '../../whatif/WhatIfTool';

const GameChoice = lazyPart(() => import(/* webpackChunkName: "football-what-if" */ '../../whatif/GameChoice'));
const BellDialog = lazyPart(() => import('../../bell/BellDialog'));

interface Props {
  board: Pick<Board, 'config' | 'scores' | 'gamePicks' | 'myPicks'>;
  page: PageState<FootballPage>;
  whatIf: WhatIf;
  onOpen(game: FootballScoreRow): void;
}

/** The week's games with their picks and bells. */
export function ScoresPanel({ board, page, whatIf, onOpen }: Props) {
  const { config, scores, gamePicks, myPicks } = board;
  const [rung, setRung] = useState<number | null>(null);
  const phone = usePhone();
  const games = useMemo(() => (phone ? orderGames(scores, ({ ID }) => myPicks[ID] !== undefined) : scores), [phone, scores, myPicks]);
  const ringing = scores.find((game) => game.ID === rung);
  const ring = useCallback((game: FootballScoreRow) => setRung(game.ID), []);
  return (
    <Scores
      title={`Week ${config.Week} Scores`}
      games={games}
      page={page}
      row={(game) => (
        <>
          {whatIf.possible && game === games[0] && <WhatIfTool {...whatIf} />}
          <Game
            game={game}
            picks={gamePicks[game.ID] ?? NONE}
            mine={myPicks[game.ID]}
            bell={isOn(bellOf(config, game))}
            onOpen={onOpen}
            onRing={ring}
            changed={page.changed.has(`scores:${game.ID}`)}
          />
          {whatIf.choosing && (
            <Suspense fallback={null}>
              <GameChoice game={game} picks={gamePicks[game.ID] ?? NONE} games={scores} text={whatIf.text} choose={whatIf.choose} />
            </Suspense>
          )}
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

const NONE: readonly FootballPickRow[] = [];
const isOn = (bell: ReturnType<typeof bellOf>): boolean | null | undefined => bell && bell.on;

interface GameProps {
  game: FootballScoreRow;
  picks: readonly FootballPickRow[];
  mine: FootballPickRow | undefined;
  /** Whether its bell is on; null for none any more, undefined where the contest has none. */
  bell: boolean | null | undefined;
  changed: boolean;
  onOpen(game: FootballScoreRow): void;
  onRing(game: FootballScoreRow): void;
}

/** Drawn again only when something of this game changed. */
const Game = memo(function Game({ game, picks, mine, bell, changed, onOpen, onRing }: GameProps) {
  return (
    <GameRow
      game={game}
      picks={picks}
      mine={mine}
      bell={typeof bell === 'boolean' ? { on: bell, onPress: () => onRing(game) } : bell}
      onShowPicks={() => onOpen(game)}
      changed={changed}
    />
  );
});
