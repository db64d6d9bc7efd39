import { formatChance } from '@poolhouse/shared-ui';
import { DataTable, Panel, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import type { BracketData } from '../contest/auction.types';
import { ROUND_NAMES } from '../worth/worth.rules';
import type { Chances } from './chances.rules';

type Game = Chances['games'][number];

const favorite = ({ chance }: Game): 0 | 1 => (chance >= 0.5 ? 0 : 1);
const underdog = (game: Game): 0 | 1 => (favorite(game) === 0 ? 1 : 0);

/** What the next games would change for me: those that change most first. */
export function NextGames({ data, chances, me }: { data: BracketData; chances: Chances; me: number }) {
  const mine = data.owners.data.findIndex(({ ID }) => ID === me);
  const after = ({ first }: Game, side: 0 | 1) => first[side][mine] ?? 0;
  const rows = [...chances.games].sort((a, b) => Math.abs(after(b, 0) - after(b, 1)) - Math.abs(after(a, 0) - after(a, 1)));
  const [shown, more] = useShowAll(rows, 8, 'games');
  if (mine < 0 || rows.length === 0) return null;
  return (
    <Panel title="What the next games mean to you" action="Your chance of first place">
      <DataTable
        caption="What the next games mean to you"
        columns={columnsOf(data, (game, side) => formatChance(after(game, side), chances.exact))}
        rows={shown}
        rowKey={({ round, game }) => `${round}:${game}`}
      />
      {more}
    </Panel>
  );
}

/** @param after my chance of the first place when that side wins */
function columnsOf(data: BracketData, after: (game: Game, side: 0 | 1) => string): Column<Game>[] {
  const field = data.bracket.data.filter(({ round }) => round === 1).sort((a, b) => a.position - b.position);
  const name = (index: number) => `${field[index]?.Seed ?? ''} ${field[index]?.Team ?? ''}`;
  const ending = (key: string, head: string, of: (game: Game) => 0 | 1): Column<Game> => ({
    key,
    head,
    align: 'right',
    render: (game) => (
      <>
        {name(game.sides[of(game)])} <b>{after(game, of(game))}</b>
      </>
    ),
  });
  return [
    { key: 'round', head: 'Round', rowHead: true, render: ({ round }) => ROUND_NAMES[round] },
    ending('favorite', 'If the favorite wins', favorite),
    ending('underdog', 'If the underdog wins', underdog),
    {
      key: 'chance',
      head: 'Favorite wins',
      align: 'right',
      hideOnPhone: true,
      render: ({ chance }) => formatChance(Math.max(chance, 1 - chance)),
    },
  ];
}
