import type { UnderdogsScoreRow } from '@poolhouse/contract';
import { endingAt } from '@poolhouse/contract/underdogs-rules';
import { EndingChoice, gameName, readLink } from '@poolhouse/shared-ui/what-if';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { chosenLink, endingsOf } from './supposed-dogs.rules';
import type { DogsIf } from './useDogsIf';
import { endingWords, spokenEnding } from './words.rules';

interface Props {
  game: UnderdogsScoreRow;
  page: UnderdogsPage;
  whatIf: Pick<DogsIf, 'text' | 'setText'>;
}

/** How a game can end, as far as its picks tell it apart. Nothing for one that is decided. */
export default function DogChoice({ game, page, whatIf: { text, setText } }: Props) {
  const endings = endingsOf(page, game);
  if (endings.length === 0) return null;
  return (
    <EndingChoice
      game={gameName(game)}
      options={endings.map((ending) => ({ key: ending.from, text: endingWords(game, ending), spoken: spokenEnding(game, ending) }))}
      pressed={endingAt(endings, readLink(text, page.scores.data).margins.get(game.ID))?.from}
      choose={(key) => setText(chosenLink(page, text, game.ID, endings.find(({ from }) => from === key) ?? null))}
    />
  );
}
