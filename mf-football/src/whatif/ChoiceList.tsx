import { isUndecided } from '@poolhouse/contract/football-rules';
import { formatLine } from '@poolhouse/shared-ui';
import { orderGames, useShowAll } from '@poolhouse/shared-ui/board';
import { ChoiceHead } from '@poolhouse/shared-ui/what-if';
import type { Board } from '../contest/board.rules';
import GameChoice from './GameChoice';
import type { WhatIf } from './useWhatIf';

/** As many as fit beside my five. */
const FIRST = 5;

/** The games that can be supposed, those of my picks first. */
export default function ChoiceList({ board, whatIf }: { board: Board; whatIf: WhatIf }) {
  const { scores, myPicks, gamePicks } = board;
  const games = orderGames(scores.filter(isUndecided), ({ ID }) => myPicks[ID] !== undefined);
  const [shown, more] = useShowAll(games, Math.max(FIRST, games.filter(({ ID }) => myPicks[ID]).length), 'games');
  return (
    <>
      {shown.map((game) => {
        const mine = myPicks[game.ID];
        return (
          <div key={game.ID}>
            <ChoiceHead game={game} mine={mine && `My pick ${mine.Abbrev || mine.Pick} ${formatLine(mine.Spread)}`} />
            <GameChoice game={game} picks={gamePicks[game.ID] ?? []} games={scores} text={whatIf.text} choose={whatIf.choose} />
          </div>
        );
      })}
      {more}
    </>
  );
}
