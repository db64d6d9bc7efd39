import { formatLine } from '@poolhouse/shared-ui';
import { orderGames, PanelEmpty } from '@poolhouse/shared-ui/board';
import { ChoiceHead } from '@poolhouse/shared-ui/what-if';
import type { UnderdogsPage } from '../contest/underdogs.types';
import DogChoice from './DogChoice';
import { endingsOf, picksOn } from './supposed-dogs.rules';
import type { DogsIf } from './useDogsIf';

interface Props {
  page: UnderdogsPage;
  /** Mine; 0 where I have none. */
  entryId: number;
  whatIf: Pick<DogsIf, 'text' | 'setText'>;
}

/** The games on which a known pick hangs, that of mine first, and how each can end. */
export default function DogChoiceList({ page, entryId, whatIf }: Props) {
  const mineOf = (game: number) => picksOn(page, game).find((pick) => pick.entry_id === entryId);
  const games = orderGames(
    page.scores.data.filter((game) => endingsOf(page, game).length > 0),
    ({ ID }) => mineOf(ID) !== undefined,
  );
  if (games.length === 0) return <PanelEmpty>No known pick hangs on a game that is still to end.</PanelEmpty>;
  return games.map((game) => {
    const mine = mineOf(game.ID);
    return (
      <div key={game.ID}>
        <ChoiceHead game={game} mine={mine && `My pick ${mine.Abbrev || mine.pick} ${formatLine(mine.spread)}`} />
        <DogChoice game={game} page={page} whatIf={whatIf} />
      </div>
    );
  });
}
