import { stepsFrom } from '@poolhouse/contract/rules';
import { isOn, PanelEmpty, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { ChanceLine } from '@poolhouse/shared-ui/season';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import { weekLine } from './week-line.rules';

const OFTEN = 30;

interface Props {
  board: Board;
  entry: number;
  /** Asked for now and then, with no stream of its own. */
  polled?: boolean;
}

/** Nothing is asked before a game of the entry's picks has begun. */
export default function LineOf({ board, entry, polled = false }: Props) {
  const { picks, scores, config } = board;
  const its = scores.filter(({ ID }) => picks.some((pick) => pick.entry_id === entry && pick.event_id === ID));
  const games = its.map(({ ID }) => ID).sort();
  const begun = its.some(({ started }) => started === 1);
  const on = isOn(scores);
  const { data, error, refresh } = usePageData(
    'GET football/steps',
    begun ? { games: games.join(), week: config.Week, contest_id: config.contest_id } : null,
    { refreshSeconds: () => (on ? OFTEN : null), live: () => on && !polled },
  );
  const begin = useMemo(() => {
    if (!data) return null;
    const kept = new Map(data.games.data.map(({ ID, Steps }) => [ID, stepsFrom(Steps)]));
    return async () => {
      const { weekChances } = await import(/* webpackChunkName: "football-chances" */ '../chances/week-chances.rules');
      return weekLine(board, entry, kept, weekChances);
    };
  }, [board, entry, data]);
  const line = useSteps(begin);
  if (!begun) return <PanelEmpty>The line begins with the first kickoff.</PanelEmpty>;
  if (error) return <PanelError message={error.message} onRetry={() => void refresh()} />;
  if (!line) return <PanelSkeleton rows={3} />;
  return <ChanceLine label="Chance of five of five" {...line} />;
}
