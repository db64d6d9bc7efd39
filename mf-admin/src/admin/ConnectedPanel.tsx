import { token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ConnectedUserRow } from '@poolhouse/contract';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 12px 14px;
  list-style: none;
  & > li {
    ${type.note};
    padding: 4px 12px;
    border: 1px solid ${token.line2};
    border-radius: 22px;
    overflow-wrap: anywhere;
  }
`;

/** Who has used the site in the last quarter of an hour. */
export function ConnectedPanel({ rows }: { rows: readonly ConnectedUserRow[] }) {
  return (
    <Panel title="Connected Users" action={String(rows.length)} foot="Used the site within 15 minutes">
      {rows.length === 0 ? (
        <PanelEmpty>Nobody but you.</PanelEmpty>
      ) : (
        <Names>
          {rows.map((row) => (
            <li key={row.ID}>{row.name}</li>
          ))}
        </Names>
      )}
    </Panel>
  );
}
