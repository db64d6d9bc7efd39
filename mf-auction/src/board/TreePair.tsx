import type { AuctionScoreRow } from '@poolhouse/contract';
import { token, type, type Person } from '@poolhouse/shared-ui';
import { gameClock, LiveDot } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { useOwnerMarks } from '../owner/useOwnerMarks';
import type { Pair } from './bracket.rules';
import { Slot } from './Slot';

const On = styled.span`
  ${type.note};
  color: ${token.ink2};
`;

/** What every game of the tree is drawn with. */
export interface TreeFacts {
  /** How owners are shown, by ID. */
  owners: ReadonlyMap<number, Person>;
  /** Those that are on now. */
  on: ReadonlyMap<number, AuctionScoreRow>;
  me: number;
}

export function useTreeFacts({ owners, scores }: BracketData, config: AuctionConfigRow): TreeFacts {
  return {
    owners: useOwnerMarks(owners.data),
    on: new Map(scores.data.filter(({ inProgress }) => inProgress === 1).map((game) => [game.ID, game])),
    me: config.entry_id,
  };
}

interface TreePairProps {
  pair: Pair;
  facts: TreeFacts;
  /** What stands in a side that is not known yet. */
  open?: readonly [string, string];
}

/** A game: its clock while it is on, and both sides. */
export function TreePair({ pair: { upper, lower }, facts: { owners, on, me }, open = ['', ''] }: TreePairProps) {
  const game = on.get(upper.event_id);
  return (
    <div>
      {game && (
        <On>
          <LiveDot /> {gameClock(game)}
        </On>
      )}
      {[upper, lower].map((slot, n) => (
        <Slot
          key={slot.ID}
          slot={slot}
          owner={owners.get(slot.owner_id)}
          mine={slot.owner_id !== 0 && slot.owner_id === me}
          live={game !== undefined}
          open={open[n] ?? ''}
        />
      ))}
    </div>
  );
}
