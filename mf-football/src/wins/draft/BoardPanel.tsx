import type { WinsConfigRow, WinsTeamRow, WinsTurnRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { EntryName, mineFirst, Panel, PanelEmpty, ResultGrid, Tick, usePhone } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { Draft, Seat } from './draft.rules';

const Turn = styled.span`
  ${type.note};
  color: ${token.ink3};
  &[data-taken='true'] {
    ${type.cell};
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${token.ink};
  }
  &[data-next='true'] {
    padding: 2px 6px;
    border-radius: 4px;
    font-weight: 600;
    color: ${token.brandInk};
    background: ${token.brandTint};
    box-shadow: inset 0 0 0 1.5px ${token.brandInk};
  }
`;

function spoken(turn: WinsTurnRow | undefined, round: number, next: boolean): string {
  if (!turn) return `Round ${round}, no turn`;
  if (turn.team_name !== '') return `Round ${round}, turn ${turn.ID}, ${turn.team_name}`;
  return `Round ${round}, turn ${turn.ID}, ${next ? 'on the clock' : 'to come'}`;
}

interface Props {
  draft: Draft;
  teams: readonly WinsTeamRow[];
  config: WinsConfigRow;
}

/** Who took whom, round by round. */
export function BoardPanel({ draft: { seats, rounds, next }, teams, config }: Props) {
  const phone = usePhone();
  const colors = new Map(teams.map((team) => [team.ID, team.Colors]));
  const isMine = (seat: Seat): boolean => seat.entryId === config.entry_id;
  const isNext = (turn: WinsTurnRow | undefined): boolean => turn !== undefined && turn.ID === next?.ID;
  return (
    <Panel
      id="board"
      title="Draft board"
      action={config.contest_name}
      foot={`Who is last in one round is first in the next.${next ? ' Figures are turns to come.' : ''}`}
    >
      {seats.length === 0 ? (
        <PanelEmpty>It fills as teams are drafted.</PanelEmpty>
      ) : (
        <ResultGrid
          label="Draft board"
          columns={Array.from({ length: rounds }, (_, i) => ({ key: i, head: `Round ${i + 1}`, current: next?.Round === i + 1 }))}
          rows={phone ? mineFirst(seats, isMine) : seats}
          rowKey={(seat) => seat.entryId}
          rowHead={(seat) => <EntryName name={seat.name} you={isMine(seat)} />}
          mine={isMine}
          cell={(seat, round) => {
            const turn = seat.turns[round];
            return {
              spoken: spoken(turn, round + 1, isNext(turn)),
              content: turn && <TurnCell turn={turn} next={isNext(turn)} colors={colors.get(turn.Abbrev) ?? ''} />,
            };
          }}
        />
      )}
    </Panel>
  );
}

/** The team that was taken, or which turn it is. */
function TurnCell({ turn, next, colors }: { turn: WinsTurnRow; next: boolean; colors: string }) {
  return (
    <Turn data-taken={turn.team_name !== ''} data-next={next}>
      {turn.Abbrev === '' ? (
        turn.ID
      ) : (
        <>
          <Tick colors={colors} />
          {turn.Abbrev}
        </>
      )}
    </Turn>
  );
}
