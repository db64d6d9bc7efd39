import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatTime } from '@poolhouse/shared-ui';
import { GameRow, Panel, PanelEmpty, useAskedGame, type PageState } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { EntryLines } from './EntryLines';
import { weekPicks } from './week-picks.rules';
import { WhoIsIn } from './WhoIsIn';

interface Props {
  board: Board;
  page: PageState<UnderdogsPage>;
  onOpen(pick: UnderdogsPickRow): void;
}

/** 'Week 11 Picks': each entry's pick as its game with score and status; those to come are sealed. */
export function WeekPicksPanel({ board: { config, users, picks, scores }, page, onOpen }: Props) {
  const { games, elsewhere, sealed, missing } = weekPicks(users, picks, scores, config.week);
  const { place } = useAskedGame();
  const updated = games.reduce((last, { game }) => (game.updated > last ? game.updated : last), '');
  return (
    <Panel
      id="week"
      title={`Week ${config.week} Picks`}
      action={updated ? `Updated ${formatTime(updated)}` : undefined}
      foot={users.length > 0 && <WhoIsIn users={users} sealed={sealed} missing={missing} policy={config.MissedPick} />}
    >
      {games.length + elsewhere.length === 0 && (
        <PanelEmpty>
          {users.length === 0 ? 'Nobody has joined this contest yet.' : 'Each pick is shown here as its game, from kickoff on.'}
        </PanelEmpty>
      )}
      <div ref={place}>
        {games.map(({ game, picks: of }) => (
          <GameRow
            key={game.ID}
            game={game}
            own={of.some(({ user }) => user.mine === 1)}
            changed={page.changed.has(`scores:${game.ID}`)}
            foot={<EntryLines picks={of} onOpen={onOpen} />}
          />
        ))}
      </div>
      {elsewhere.length > 0 && <EntryLines picks={elsewhere} onOpen={onOpen} inset />}
    </Panel>
  );
}
