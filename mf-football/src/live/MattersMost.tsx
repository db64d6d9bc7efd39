import { GameRow, LiveDot, Panel, PanelEmpty, PanelSays, PanelSkeleton, useSteady } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { Matter } from '../chances/matters.rules';
import { weekRuns } from '../chances/useWeekChances';
import type { Board } from '../contest/board.rules';
import { matterWords } from './matter-words.rules';

/** Larger fields are not played on a phone at each score; their boards have the chances of the week. */
const MOST_RACERS = 200;

/** The game on which my chance hangs most, and by how much; another one no sooner than after two minutes. */
export function MattersMost({ board }: { board: Board }) {
  const counted = useSteps(useMemo(() => (weekRuns(board) && board.week.length <= MOST_RACERS ? () => begin(board) : null), [board]));
  const matter = useSteady(counted ?? NONE);
  if (!weekRuns(board) || board.week.length > MOST_RACERS) return null;
  return (
    <Panel title="The game that matters most" action={matter && <LiveDot />}>
      {matter ? (
        <Shown matter={matter} board={board} />
      ) : counted ? (
        <PanelEmpty>No game that is on moves your week.</PanelEmpty>
      ) : (
        <PanelSkeleton rows={3} />
      )}
    </Panel>
  );
}

function Shown({ matter, board: { gamePicks, myPicks } }: { matter: Matter; board: Board }) {
  const { game } = matter;
  return (
    <>
      <GameRow game={game} picks={gamePicks[game.ID] ?? []} {...(myPicks[game.ID] && { mine: myPicks[game.ID] })} />
      <PanelSays>{matterWords(matter)}</PanelSays>
    </>
  );
}

const NONE: readonly Matter[] = [];

async function begin(board: Board) {
  const { matters } = await import(/* webpackChunkName: "football-chances" */ '../chances/matters.rules');
  return matters(board);
}
