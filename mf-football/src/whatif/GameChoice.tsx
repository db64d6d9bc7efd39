import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { endingAt, isUndecided, type GameEnding } from '@poolhouse/contract/football-rules';
import { EndingChoice, gameName, readLink } from '@poolhouse/shared-ui/what-if';
import { memo } from 'react';
import { endingsIn } from './supposed-board.rules';
import { shortEnding, spokenEnding } from './words.rules';

interface Props {
  game: FootballScoreRow;
  /** What is known of its picks. */
  picks: readonly FootballPickRow[];
  /** The week's games, among which the address names one. */
  games: readonly FootballScoreRow[];
  /** What the address supposes. */
  text: string;
  choose(game: number, ending: GameEnding | null): void;
}

/** The ways in which a game can end. Nothing for one that is decided. */
export default memo(function GameChoice({ game, picks, games, text, choose }: Props) {
  if (!isUndecided(game)) return null;
  const all = endingsIn(game, picks);
  return (
    <EndingChoice
      game={gameName(game)}
      options={all.map((ending) => ({
        key: ending.from,
        text: shortEnding({ game, all }, ending),
        spoken: spokenEnding({ game, all }, ending),
      }))}
      pressed={endingAt(all, readLink(text, games).margins.get(game.ID))?.from}
      choose={(key) => choose(game.ID, all.find(({ from }) => from === key) ?? null)}
    />
  );
});
