import { formatMonthDay, media, token, type } from '@poolhouse/shared-ui';
import { gameClock, LiveDot } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { championOf, pairsOf, pairsOfQuarter, regionsOf, ROUND_TITLES, type Pair } from './bracket.rules';
import { Slot } from './Slot';

const Scroll = styled.div`
  overflow-x: auto;
  padding: 12px 14px;
`;
const Tree = styled.div`
  display: grid;
  /* The first round has most names and prices beside them; names come again in later rounds. */
  grid-template-columns:
    minmax(168px, 1.5fr) minmax(124px, 1.15fr) repeat(2, minmax(104px, 1fr)) minmax(116px, 1.1fr) repeat(2, minmax(104px, 1fr))
    minmax(124px, 1.15fr) minmax(168px, 1.5fr);
  grid-template-rows: auto 1fr 24px 1fr;
  gap: 0 10px;
  min-width: 1200px;
  ${media.huge} {
    gap: 0 16px;
  }
`;
const Head = styled.h3`
  margin: 0 0 8px;
  ${type.head};
  color: ${token.ink3};
  text-transform: uppercase;
`;
const Round = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-around;
  gap: 6px;
`;
const Region = styled.p`
  margin: 0;
  ${type.value};
  color: ${token.ink2};
  text-align: center;
`;
const Middle = styled.div`
  grid-column: 5;
  grid-row: 2 / 5;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 16px;
  text-align: center;
`;
const Champion = styled.div`
  border: 2px solid ${token.brand};
  background: ${token.brandTint};
  padding: 14px 8px;
  ${type.note};
  b {
    display: block;
    ${type.value};
  }
`;

const On = styled.span`
  ${type.note};
  color: ${token.ink2};
`;

/** 'South winner'. */
const winnerOf = (region: string | undefined): string => `${(region ?? '').charAt(0)}${(region ?? '').slice(1).toLowerCase()} winner`;

interface Props {
  data: BracketData;
  config: AuctionConfigRow;
}

/** Four quarters around the champion. */
export function BracketTree({ data, config }: Props) {
  const slots = data.bracket.data;
  const codes = new Map(data.owners.data.map(({ ID, Code }) => [ID, Code]));
  const on = new Map(data.scores.data.filter(({ inProgress }) => inProgress === 1).map((game) => [game.ID, game]));
  const regions = regionsOf(slots);
  const champion = championOf(slots);
  const values = config.win_values.split(',').map(Number);
  const final = data.scores.data.find(({ round }) => round === 6);
  const pair = ({ key, upper, lower }: Pair, open: readonly [string, string] = ['', '']) => {
    const game = on.get(upper.event_id);
    return (
      <div key={key}>
        {game && (
          <On>
            <LiveDot /> {gameClock(game)}
          </On>
        )}
        {[upper, lower].map((slot, n) => (
          <Slot
            key={slot.ID}
            slot={slot}
            code={codes.get(slot.owner_id) ?? ''}
            mine={slot.owner_id !== 0 && slot.owner_id === config.entry_id}
            live={game !== undefined}
            open={open[n] ?? ''}
          />
        ))}
      </div>
    );
  };
  const columnOf = (quarter: number, round: number) => (quarter < 2 ? round : 10 - round);
  const firstFour = pairsOf(slots, 0);
  const finals = pairsOf(slots, 5);
  return (
    <Scroll tabIndex={0} role="region" aria-label="All rounds">
      <Tree>
        {[0, 2].flatMap((quarter) =>
          [1, 2, 3, 4].map((round) => (
            <Head key={`${quarter}-${round}`} style={{ gridColumn: columnOf(quarter, round), gridRow: 1 }}>
              {ROUND_TITLES[round]}
            </Head>
          )),
        )}
        {[0, 1, 2, 3].flatMap((quarter) =>
          [1, 2, 3, 4].map((round) => (
            <Round key={`${quarter}-${round}`} style={{ gridColumn: columnOf(quarter, round), gridRow: quarter % 2 === 0 ? 2 : 4 }}>
              {round === 4 && <Region>{regions[quarter]}</Region>}
              {pairsOfQuarter(slots, round, quarter).map((one) => pair(one))}
            </Round>
          )),
        )}
        <Middle>
          <Head>Final Four</Head>
          {finals[0] && pair(finals[0], [winnerOf(regions[0]), winnerOf(regions[1])])}
          <Champion>
            National Champion
            <b>{champion?.Team || (final ? formatMonthDay(final.day) : 'To come')}</b>
            {champion?.Team ? champion.Owner : `Pays ${dollars(values[5] ?? 0)}`}
          </Champion>
          {pairsOf(slots, 6).map((one) => pair(one, ['Finalist', 'Finalist']))}
          {finals[1] && pair(finals[1], [winnerOf(regions[2]), winnerOf(regions[3])])}
        </Middle>
      </Tree>
      {firstFour.length > 0 && (
        <details>
          <summary>First Four</summary>
          <Round style={{ maxWidth: 260 }}>{firstFour.map((one) => pair(one))}</Round>
        </details>
      )}
    </Scroll>
  );
}
