import { dayKey, formatDayTime, formatTime, serverNow, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { LiveData } from '../contest/auction.types';
import { wordsOf } from './log.rules';

const LATEST = 8;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.cell};
  li {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: 8px;
    padding: 6px 14px;
    border-top: 1px solid ${token.line};
    overflow-wrap: anywhere;
  }
  time {
    color: ${token.ink2};
  }
`;

/** Today the time alone. */
const whenOf = (at: string): string => (dayKey(at) === dayKey(serverNow()) ? formatTime(at) : formatDayTime(at));

/** What happened last, with the reasons that were given: the same for all who look. */
export default function LogPanel({ data }: { data: LiveData }) {
  const teams = new Map(data.all_teams.data.map(({ ID, Name }) => [ID, Name]));
  const owners = new Map(data.owners.data.map(({ ID, Name }) => [ID, Name]));
  const names = { team: (lot: number) => teams.get(lot) ?? '', owner: (id: number) => owners.get(id) ?? 'somebody who left' };
  const rows = [...data.log.data]
    .sort((a, b) => b.ID - a.ID)
    .flatMap((row) => {
      const words = wordsOf(row, names, data.log.data);
      return words === '' ? [] : [{ ...row, words }];
    });
  const [shown, more] = useShowAll(rows, LATEST, 'events');
  return (
    <Panel title="What happened" action="Latest first">
      {rows.length === 0 ? (
        <PanelEmpty>Nothing has happened yet.</PanelEmpty>
      ) : (
        <List aria-label="What happened">
          {shown.map(({ ID, at, words }) => (
            <li key={ID}>
              <time dateTime={at}>{whenOf(at)}</time>
              <span>{words}</span>
            </li>
          ))}
        </List>
      )}
      {more}
    </Panel>
  );
}
