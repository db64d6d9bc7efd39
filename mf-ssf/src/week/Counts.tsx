import { token } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { StatsGame } from '../game/week.types';
import { whyNone } from '../game/words.rules';

/** How many factors count for a team and how many against it, always with their signs; why there are none where nothing can be said. */
export function Counts({ game, side }: { game: StatsGame; side: 1 | 2 }) {
  const [plus, minus, pscore] = side === 1 ? [game.plus1, game.minus1, game.pscore1] : [game.plus2, game.minus2, game.pscore2];
  const why = whyNone(game, pscore);
  if (why !== '') return <Frame data-why>{why}</Frame>;
  return (
    <Frame>
      <b data-sign="plus" aria-hidden="true">
        +{plus}
      </b>{' '}
      <b data-sign="minus" aria-hidden="true">
        −{minus}
      </b>
      <VisuallyHidden>
        {plus} for, {minus} against
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.small`
  position: relative;
  margin-left: 6px;
  font-size: 0.8125em;
  white-space: nowrap;
  /* Beside the name there is no room for eleven columns. */
  @media (min-width: 600px) and (max-width: 959.95px) {
    display: block;
    margin-left: 16px;
  }
  [data-sign='plus'] {
    color: ${token.winInk};
  }
  [data-sign='minus'] {
    color: ${token.lossInk};
  }
  &[data-why] {
    font-weight: 400;
    color: ${token.ink2};
  }
`;
