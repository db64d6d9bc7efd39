import { Fragment, type ReactElement, type ReactNode } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { formatTime } from '../formats/when';
import { RefreshCountdown } from '../heads/RefreshCountdown';
import type { PageState } from '../page-data/page-state.types';
import { Panel } from '../page/Panel';
import { useShowAll } from '../page/useShowAll';
import { useOneColumn, usePhone } from '../page/widths';
import type { Game } from './game.types';
import { lastUpdate } from './order.rules';
import { useAskedGame } from './useAskedGame';

/** In one column the page starts with this many games. Source: design/ui.md, section 5. */
const FIRST_GAMES = 7;
/** Beside other columns finals are folded beyond a full NFL week. */
const FIRST_BESIDE = 16;

export interface ScoresPanelProps<G extends Pick<Game, 'ID' | 'updated' | 'state'>, T> {
  title: string;
  /** In their order. */
  games: readonly G[];
  /** Of a page whose head has no countdown on a phone: it stands in this panel's. */
  page?: Pick<PageState<T>, 'status'> | PageState<T>;
  /** `<GameRow>` */
  row(game: G): ReactNode;
  foot?: ReactNode;
  /** What opens over the panel. */
  children?: ReactNode;
}

/** The games of a week. */
export function ScoresPanel<G extends Pick<Game, 'ID' | 'updated' | 'state'>, T>({
  title,
  games,
  page,
  row,
  foot,
  children,
}: ScoresPanelProps<G, T>): ReactElement {
  const phone = usePhone();
  const unfinished = games.filter(({ state }) => state !== 'final').length;
  const first = useOneColumn() ? FIRST_GAMES : Math.max(FIRST_BESIDE, unfinished);
  const { asked, place } = useAskedGame();
  const folded = games.slice(first).some(({ ID }) => ID === asked);
  const [shown, more] = useShowAll(games, first, 'games', !folded);
  const updated = lastUpdate(games);
  return (
    <Panel
      id="scores"
      title={title}
      action={phone && page ? <RefreshCountdown state={page} /> : updated ? `Updated ${formatTime(updated)}` : undefined}
      foot={foot}
    >
      {games.length === 0 && <PanelEmpty>No games in this week yet.</PanelEmpty>}
      <div ref={place}>
        {shown.map((game) => (
          <Fragment key={game.ID}>{row(game)}</Fragment>
        ))}
      </div>
      {more}
      {children}
    </Panel>
  );
}
