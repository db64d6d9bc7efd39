import { formatDayTime, formatRecord, plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, FaceChip, Panel, PanelEmpty, Tight, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { recordOf } from '../../record';
import { TeamName } from '../../TeamName';
import type { WinsBoard } from '../board.rules';
import { scoreOf, type TeamWeek } from '../team-week.rules';
import { againstOthers, opponentOf } from '../versus.rules';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
`;

function outcome({ game, side, face }: TeamWeek) {
  if (!game) return '–';
  if (!face) return <Line>{game.state === 'scheduled' ? formatDayTime(game.day) : game.status}</Line>;
  return (
    <Line>
      {formatRecord(...scoreOf(game, side))} <FaceChip face={face} />
    </Line>
  );
}

const opponent = ({ game, side }: TeamWeek) => {
  if (!game) return 'Bye';
  const { name, colors } = opponentOf(game, side);
  return (
    <Line>
      {side === 1 ? '@' : 'vs'} <TeamName name={name} colors={colors} />
    </Line>
  );
};

/** My teams of the week and whom they meet. */
export function VersusPanel({ board: { config, mine } }: { board: WinsBoard }) {
  const owner = ({ game, side }: TeamWeek) => {
    const other = game && opponentOf(game, side);
    if (!other) return '';
    return other.owner === '' ? 'nobody' : <EntryName name={other.owner} you={other.entryId === config.entry_id} />;
  };
  const columns: Column<TeamWeek>[] = [
    { key: 'team', head: 'Your team', rowHead: true, render: ({ team }) => <TeamName name={team.team_name} colors={team.Colors} /> },
    { key: 'opponent', head: 'Opponent', render: opponent },
    { key: 'owner', head: 'Owner', width: '100%', render: owner },
    { key: 'result', head: 'Result', align: 'right', render: outcome },
  ];
  const tally = againstOthers(mine, config.entry_id);
  const played = tally.Wins + tally.Losses + tally.Ties;
  return (
    <Panel
      id="versus"
      title="Your teams against theirs"
      action={played > 0 ? `${recordOf(tally)} against other entries` : plural(mine.length, 'team')}
    >
      {mine.length === 0 ? (
        <PanelEmpty>
          You have no teams yet. They are given out in the <Link to="/footballwins/draft">draft</Link>.
        </PanelEmpty>
      ) : (
        <Tight>
          <DataTable
            caption="Your teams against theirs"
            columns={columns}
            rows={mine}
            rowKey={({ team, game }) => `${team.ID}-${game?.ID ?? ''}`}
          />
        </Tight>
      )}
    </Panel>
  );
}
