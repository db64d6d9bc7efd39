import type { AuctionScoreRow } from '@poolhouse/contract';
import { formatDayTime, formatRecord, token, type, type Person } from '@poolhouse/shared-ui';
import { gameClock, LiveDot } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { BracketData } from '../contest/auction.types';
import { useOwnerMarks } from '../owner/useOwnerMarks';
import { pairsOf, QUARTERS, pairsOfQuarter, regionsOf, ROUND_TABS, ROUND_TITLES, type Pair } from './bracket.rules';
import { Slot } from './Slot';

const Tabs = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  border-bottom: 1px solid ${token.line2};
  button {
    min-height: 48px;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: ${token.ink2};
    ${type.note};
  }
  button[aria-pressed='true'] {
    border-bottom-color: ${token.brand};
    color: ${token.ink};
    font-weight: 600;
  }
`;
const Region = styled.h3`
  margin: 0;
  padding: 8px 14px;
  background: ${token.sunken};
  ${type.cell};
  font-weight: 600;
`;
const Game = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px;
  gap: 10px;
  align-items: center;
  padding: 8px 14px;
  border-top: 1px solid ${token.line};
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

interface Props {
  data: BracketData;
  me: number;
  round: number;
  onRound(round: number): void;
}

/** One round at a time. */
export function BracketRounds({ data, me, round, onRound }: Props) {
  const slots = data.bracket.data;
  const regions = regionsOf(slots);
  const owners = useOwnerMarks(data.owners.data);
  const games = new Map(data.scores.data.map((game) => [game.ID, game]));
  const rounds = pairsOf(slots, 0).length > 0 ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6];
  const pair = (one: Pair) => <RoundGame key={one.key} pair={one} game={games.get(one.upper.event_id)} owners={owners} me={me} />;
  return (
    <>
      <Tabs role="group" aria-label="Round">
        {rounds.map((one) => (
          <button key={one} type="button" aria-pressed={one === round} title={ROUND_TITLES[one]} onClick={() => onRound(one)}>
            {ROUND_TABS[one]}
          </button>
        ))}
      </Tabs>
      {round >= 1 && round <= 4
        ? QUARTERS.map((quarter) => (
            <div key={quarter}>
              <Region>{regions[quarter]}</Region>
              {pairsOfQuarter(slots, round, quarter).map(pair)}
            </div>
          ))
        : pairsOf(slots, round).map(pair)}
    </>
  );
}

interface RoundGameProps {
  pair: Pair;
  game: AuctionScoreRow | undefined;
  /** How owners are shown, by ID. */
  owners: ReadonlyMap<number, Person>;
  me: number;
}

/** Both sides, and when the game is, how it stands or how it ended. */
function RoundGame({ pair: { upper, lower }, game, owners, me }: RoundGameProps) {
  const live = game?.inProgress === 1;
  return (
    <Game>
      <div>
        {[upper, lower].map((slot) => (
          <Slot
            key={slot.ID}
            slot={slot}
            owner={owners.get(slot.owner_id)}
            mine={slot.owner_id !== 0 && slot.owner_id === me}
            live={live}
          />
        ))}
      </div>
      <small>
        {live && <LiveDot />} {game ? gameClock(game) || formatDayTime(game.day) : ''}
        {game?.state === 'final' && ` ${formatRecord(game.score1, game.score2)}`}
      </small>
    </Game>
  );
}
