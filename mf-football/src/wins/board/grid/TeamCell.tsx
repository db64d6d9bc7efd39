import { formatDay, token, type } from '@poolhouse/shared-ui';
import { FaceChip, Tick } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { withoutGame, type TeamWeek } from '../team-week.rules';

const Box = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 46px;
  height: 46px;
  border-radius: 4px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    height: 20px;
  }
  & > small {
    font: inherit;
    ${type.head};
    letter-spacing: 0;
    line-height: 20px;
    text-transform: none;
    color: ${token.ink3};
  }
  &[data-face='winning'] {
    background: ${token.winTint};
  }
  &[data-face='losing'] {
    background: ${token.lossTint};
  }
  &[data-face='tied'] {
    background: ${token.pushTint};
  }
`;

/** A team's week in 46 px: tick, code, and its result, or the day on which it plays. `now` is the server's time. */
export function TeamCell({ cell: { team, game, face }, now }: { cell: TeamWeek; now: number }) {
  const before = !game ? withoutGame(team) : game.state === 'scheduled' ? formatDay(game.day, now) : 'off';
  return (
    <Box data-face={face ?? ''}>
      <span>
        <Tick colors={team.Colors} />
        {team.ID}
      </span>
      {face ? <FaceChip face={face} title="" /> : <small>{before}</small>}
    </Box>
  );
}
