import type { ChangeRow } from '@poolhouse/contract';
import { formatDayTime, media, token, type } from '@poolhouse/shared-ui';
import { EntryName, Panel, PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const FIRST_CHANGES = 12;

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    padding: 8px 14px;
    border-bottom: 1px solid ${token.line};
    ${type.small};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  & > li:last-of-type {
    border-bottom: 0;
  }
  & small {
    ${type.note};
    display: block;
    color: ${token.ink3};
  }
`;

/** What was done to the contest, newest first; never what somebody picked before kick-off. */
export function ChangesPanel({ rows }: { rows: readonly ChangeRow[] }) {
  const newest = [...rows].sort((a, b) => (a.At < b.At ? 1 : a.At > b.At ? -1 : b.ID - a.ID));
  const [shown, more] = useShowAll(newest, FIRST_CHANGES, 'changes');
  return (
    <Panel id="changes" title="Change log" action="Newest first">
      {rows.length === 0 ? (
        <PanelEmpty>Nothing was changed by hand yet.</PanelEmpty>
      ) : (
        <List>
          {shown.map((row) => (
            <li key={row.ID}>
              <EntryName name={row.What} plain />
              <small>
                {formatDayTime(row.At)} · <EntryName name={row.Who} plain />
              </small>
            </li>
          ))}
        </List>
      )}
      {more}
    </Panel>
  );
}
