import { lazy, Suspense, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { formatTime } from '@poolhouse/shared-ui';
import { GameRow, Panel, PanelEmpty, RefreshCountdown, type PageState } from '@poolhouse/shared-ui/board';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import type { FootballScoreRow } from '@poolhouse/contract';
import type { Board, FootballPage } from '../board.rules';
import { bellOf } from '../../bell/bell.rules';
import { lastUpdate } from '../status.rules';
import { ShowAll } from './ShowAll';

const BellDialog = lazy(() => import('../../bell/BellDialog'));

/** In one column the page starts with this many games. Source: design/ui.md, section 5. */
const FIRST_GAMES = 7;

interface Props {
  board: Board;
  page: PageState<FootballPage>;
  onOpen(game: FootballScoreRow): void;
}

export function ScoresPanel({ board, page, onOpen }: Props) {
  const { config, scores, picks, myPicks } = board;
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const oneColumn = useMediaQuery('(max-width:959.95px)', { noSsr: true });
  const [all, setAll] = useState(false);
  const [rung, setRung] = useState<number | null>(null);
  const ringing = scores.find((game) => game.ID === rung);
  const bell = (game: FootballScoreRow) => {
    const state = bellOf(config, game);
    return state && { ...state, onPress: () => setRung(game.ID) };
  };
  const cut = oneColumn && !all && scores.length > FIRST_GAMES;
  const updated = lastUpdate(scores);
  return (
    <Panel id="scores" title={`Week ${config.Week} Scores`} action={phone ? <RefreshCountdown state={page} /> : updated ? `Updated ${formatTime(updated)}` : undefined}>
      {scores.length === 0 && <PanelEmpty>No games in this week yet.</PanelEmpty>}
      {(cut ? scores.slice(0, FIRST_GAMES) : scores).map((game) => (
        <GameRow key={game.ID} game={game} picks={picks.filter((pick) => pick.event_id === game.ID)} mine={myPicks.get(game.ID)} bell={bell(game)} onShowPicks={() => onOpen(game)} changed={page.changed.has(`scores:${game.ID}`)} />
      ))}
      {cut && <ShowAll type="button" onClick={() => setAll(true)}>Show all {scores.length} games<ChevronDown size={20} aria-hidden /></ShowAll>}
      {ringing && <Suspense fallback={null}><BellDialog game={ringing} page={page} onClose={() => setRung(null)} /></Suspense>}
    </Panel>
  );
}
