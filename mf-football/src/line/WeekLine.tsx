import { stepsFrom } from '@poolhouse/contract/rules';
import { isOn, PanelEmpty, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { EntrySelect, useSteps } from '@poolhouse/shared-ui/screen';
import { ChanceLine } from '@poolhouse/shared-ui/season';
import { useContext, useMemo, useState } from 'react';
import type { Board } from '../contest/board.rules';
import { BoardNow } from './board-now';
import { weekLine } from './week-line.rules';

const OFTEN = 30;

/** An entry's chance of a perfect week over the week, mine first: what moved it, and how far. */
export default function WeekLine() {
  const board = useContext(BoardNow);
  const [chosen, setChosen] = useState(0);
  if (!board) return null;
  const { week, config } = board;
  const entry = chosen || config.entry_id || (week[0]?.entry_id ?? 0);
  const entries = week.map((row) => ({ id: row.entry_id, entry_name: row.EntryName }));
  return (
    <>
      <div style={{ padding: '0 14px 12px' }}>
        <EntrySelect entries={entries} value={entry} onChange={setChosen} />
      </div>
      <LineOf key={entry} board={board} entry={entry} />
    </>
  );
}

/** Nothing is asked before a game of the entry's picks has begun. */
function LineOf({ board, entry }: { board: Board; entry: number }) {
  const { picks, scores, config } = board;
  const its = scores.filter(({ ID }) => picks.some((pick) => pick.entry_id === entry && pick.event_id === ID));
  const games = its.map(({ ID }) => ID).sort();
  const begun = its.some(({ started }) => started === 1);
  const on = isOn(scores);
  const { data, error, refresh } = usePageData(
    'GET football/steps',
    begun ? { games: games.join(), week: config.Week, contest_id: config.contest_id } : null,
    { refreshSeconds: () => (on ? OFTEN : null), live: () => on },
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
