import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { isUndecided, type GameEnding } from '@poolhouse/contract/football-rules';
import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { choice, choiceFont } from './choice.styles';
import { readLink } from './link.rules';
import { chosenOf, endingsIn } from './supposed-board.rules';
import { gameName, shortEnding, spokenEnding } from './words.rules';

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

/** The ways in which a game can end, of which a tap supposes one; the same tap takes it back. Nothing for one that is decided. */
export default memo(function GameChoice({ game, picks, games, text, choose }: Props) {
  if (!isUndecided(game)) return null;
  const all = endingsIn(game, picks);
  const supposed = chosenOf(all, readLink(text, games).margins.get(game.ID));
  return (
    <Group role="group" aria-label={`Suppose how ${gameName(game)} ends`} data-paperless>
      {all.map((ending) => {
        const pressed = ending === supposed;
        return (
          <button
            key={ending.from}
            type="button"
            aria-pressed={pressed}
            aria-label={spokenEnding({ game, all }, ending)}
            onClick={() => choose(game.ID, pressed ? null : ending)}
          >
            {pressed && <Check size={16} aria-hidden />}
            {shortEnding({ game, all }, ending)}
          </button>
        );
      })}
    </Group>
  );
});

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 2px 14px 10px;
  border-bottom: 1px solid ${token.line};
  > button {
    ${choice}
    ${choiceFont(1.1)}
    flex: 1 1 auto;
    justify-content: center;
    min-width: 64px;
    padding: 0 10px;
  }
`;
