import type { FootballScoreRow } from '@poolhouse/contract';
import { isUndecided } from '@poolhouse/contract/football-rules';
import { formatLine, formatTime, token, type } from '@poolhouse/shared-ui';
import { gameClock, orderGames, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
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
            <Name>
              <b>{standing(game)}</b> <span>{game.state === 'in_progress' ? gameClock(game) : formatTime(game.day)}</span>
              {mine && (
                <em>
                  My pick {mine.Abbrev || mine.Pick} {formatLine(mine.Spread)}
                </em>
              )}
            </Name>
            <GameChoice game={game} picks={gamePicks[game.ID] ?? []} games={scores} text={whatIf.text} choose={whatIf.choose} />
          </div>
        );
      })}
      {more}
    </>
  );
}

/** 'Buccaneers 20 at Bills 31' */
const standing = ({ team1, team2, score1, score2 }: FootballScoreRow): string =>
  [team1, score1, 'at', team2, score2].filter((part) => part !== null).join(' ');

const Name = styled.p`
  ${type.cell};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  padding: 8px 14px 4px;
  > span {
    ${type.note};
    color: ${token.ink2};
  }
  > em {
    ${type.note};
    font-style: normal;
    font-weight: 600;
    padding: 1px 8px;
    border-radius: 4px;
    color: ${token.brandInk};
    background: ${token.brandTint};
  }
`;
