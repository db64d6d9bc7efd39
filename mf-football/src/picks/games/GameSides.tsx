import type { FootballEventRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { Slot } from '../picks.rules';
import { ModelLine } from './ModelLine';
import { SideButton } from './SideButton';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  padding: 6px 12px;
  border-bottom: 1px solid ${token.line};
  &:last-of-type {
    border-bottom: 0;
  }
  /* In letters so large both sides stand one above the other. */
  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
`;

const When = styled.span`
  ${type.note};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${token.ink2};
  & > span {
    display: block;
  }
`;

interface Props {
  game: FootballEventRow;
  /** The pick that stands on this game. */
  slot: Slot | null;
  /** Points by which the model has the home team ahead; undefined where nothing is shown. */
  margin: number | undefined;
  onPick(side: { eventId: number; team: string }): void;
}

/** Away at the left, home at the right. */
export function GameSides({ game, slot, margin, onPick }: Props) {
  const side = (team: string, rank: number | null, line: number | null, colors: string) => (
    <SideButton
      team={team}
      rank={rank}
      line={line}
      colors={colors}
      chosen={slot?.team === team}
      onPick={() => onPick({ eventId: game.ID, team })}
    />
  );
  return (
    <Row>
      {side(game.Pick1, game.Rank1, game.Spread1, game.Colors1)}
      <When>
        <span>@</span>
        {game.TV}
      </When>
      {side(game.Pick2, game.Rank2, game.Spread2, game.Colors2)}
      {margin !== undefined && <ModelLine game={game} margin={margin} />}
    </Row>
  );
}
