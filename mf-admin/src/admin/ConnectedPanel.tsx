import type { ConnectedUserRow } from '@poolhouse/contract';
import { token } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';

const namesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  margin: 0,
  padding: '12px 14px',
  listStyle: 'none',
  '& > li': { ...typeSx.note, padding: '4px 12px', border: `1px solid ${token.line2}`, borderRadius: '22px', overflowWrap: 'anywhere' },
};

/** Who has used the site in the last quarter of an hour. */
export function ConnectedPanel({ rows }: { rows: readonly ConnectedUserRow[] }) {
  return (
    <Panel title="Connected Users" action={String(rows.length)} foot="Used the site within 15 minutes">
      {rows.length === 0 ? (
        <PanelEmpty>Nobody but you.</PanelEmpty>
      ) : (
        <Box component="ul" sx={namesSx}>
          {rows.map((row) => (
            <li key={row.ID}>{row.name}</li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
