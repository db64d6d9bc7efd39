import { EntrySelect } from '@poolhouse/shared-ui/screen';
import { useContext, useState } from 'react';
import { BoardNow } from './board-now';
import LineOf from './LineOf';

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
