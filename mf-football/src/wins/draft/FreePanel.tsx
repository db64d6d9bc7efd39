import type { WinsTeamRow } from '@poolhouse/contract';
import { media, plural } from '@poolhouse/shared-ui';
import { DataTable, figure, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { TeamName } from '../TeamName';
import { freeTeams } from './draft.rules';

const RowButton = styled(Button)`
  min-height: 36px;
  ${media.touch} {
    min-height: 44px;
  }
`;

interface Props {
  /** All of the contest. */
  teams: readonly WinsTeamRow[];
  /** For whom a press drafts; nobody but an administrator has it, and only while a draft is on. */
  draft?: { name: string; busy: boolean; take(team: WinsTeamRow): void } | undefined;
}

/** Teams nobody owns yet. */
export function FreePanel({ teams, draft }: Props) {
  const free = freeTeams(teams);
  const columns: Column<WinsTeamRow>[] = [
    { key: 'team', head: 'Team', rowHead: true, width: '100%', render: (row) => <TeamName name={row.team_name} colors={row.Colors} /> },
    { ...figure<WinsTeamRow>('Exp Wins', (row) => row.exp_wins ?? '–'), headTitle: 'Wins the market expects' },
  ];
  if (draft) {
    columns.push({
      key: 'draft',
      head: 'Draft',
      align: 'right',
      render: (row) => (
        <RowButton
          color="inherit"
          size="small"
          disabled={draft.busy}
          aria-label={`Draft the ${row.team_name} for ${draft.name}`}
          onClick={() => draft.take(row)}
        >
          Draft
        </RowButton>
      ),
    });
  }
  return (
    <Panel id="free" title="Teams left" action={plural(free.length, 'team')}>
      {free.length === 0 ? (
        <PanelEmpty>{teams.length === 0 ? "The season's teams are not set up yet." : 'Every team has an owner.'}</PanelEmpty>
      ) : (
        <DataTable caption="Teams left" columns={columns} rows={free} rowKey={(row) => row.ID} />
      )}
    </Panel>
  );
}
