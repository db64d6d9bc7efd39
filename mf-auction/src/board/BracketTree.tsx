import { formatMonthDay, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, AuctionSlotRow, BracketData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { championOf } from '../contest/over.rules';
import { pairsOf, pairsOfQuarter, QUARTERS, regionsOf, ROUND_TITLES } from './bracket.rules';
import { TreePair, useTreeFacts, type TreeFacts } from './TreePair';

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

/** 'South winner'. */
const winnerOf = (region: string): string => `${region.charAt(0)}${region.slice(1).toLowerCase()} winner`;

const SIDES = [0, 2] as const;
const ROUNDS = [1, 2, 3, 4] as const;
const columnOf = (quarter: number, round: number): number => (quarter < 2 ? round : 10 - round);

/** Four quarters around the champion. */
export function BracketTree({ data, config }: { data: BracketData; config: AuctionConfigRow }) {
  const slots = data.bracket.data;
  const facts = useTreeFacts(data, config);
  const firstFour = pairsOf(slots, 0);
  return (
    <Scroll tabIndex={0} role="region" aria-label="All rounds">
      <Tree>
        {SIDES.flatMap((quarter) =>
          ROUNDS.map((round) => (
            <Head key={`${quarter}-${round}`} style={{ gridColumn: columnOf(quarter, round), gridRow: 1 }}>
              {ROUND_TITLES[round]}
            </Head>
          )),
        )}
        <Quarters slots={slots} facts={facts} />
        <LastFour data={data} config={config} facts={facts} />
      </Tree>
      {firstFour.length > 0 && (
        <details>
          <summary>First Four</summary>
          <Round style={{ maxWidth: 260 }}>
            {firstFour.map((pair) => (
              <TreePair key={pair.key} pair={pair} facts={facts} />
            ))}
          </Round>
        </details>
      )}
    </Scroll>
  );
}

/** Each quarter's rounds, from the outside to the middle. */
function Quarters({ slots, facts }: { slots: readonly AuctionSlotRow[]; facts: TreeFacts }) {
  const regions = regionsOf(slots);
  return QUARTERS.flatMap((quarter) =>
    ROUNDS.map((round) => (
      <Round key={`${quarter}-${round}`} style={{ gridColumn: columnOf(quarter, round), gridRow: quarter % 2 === 0 ? 2 : 4 }}>
        {round === 4 && <Region>{regions[quarter]}</Region>}
        {pairsOfQuarter(slots, round, quarter).map((pair) => (
          <TreePair key={pair.key} pair={pair} facts={facts} />
        ))}
      </Round>
    )),
  );
}

/** Both semifinals with the final between them. */
function LastFour({ data, config, facts }: { data: BracketData; config: AuctionConfigRow; facts: TreeFacts }) {
  const slots = data.bracket.data;
  const [topLeft, bottomLeft, topRight, bottomRight] = regionsOf(slots).map(winnerOf);
  const [left, right] = pairsOf(slots, 5);
  return (
    <Middle>
      <Head>Final Four</Head>
      {left && <TreePair pair={left} facts={facts} open={[topLeft ?? '', bottomLeft ?? '']} />}
      <Title data={data} config={config} />
      {pairsOf(slots, 6).map((pair) => (
        <TreePair key={pair.key} pair={pair} facts={facts} open={['Finalist', 'Finalist']} />
      ))}
      {right && <TreePair pair={right} facts={facts} open={[topRight ?? '', bottomRight ?? '']} />}
    </Middle>
  );
}

/** The champion and its owner, or when the final is and what it pays. */
function Title({ data, config }: { data: BracketData; config: AuctionConfigRow }) {
  const champion = championOf(data.bracket.data);
  const final = data.scores.data.find(({ round }) => round === 6);
  const pays = config.win_values.split(',').map(Number)[5] ?? 0;
  return (
    <Champion>
      National Champion
      <b>{champion?.Team || (final ? formatMonthDay(final.day) : 'To come')}</b>
      {champion?.Team ? champion.Owner : `Pays ${dollars(pays)}`}
    </Champion>
  );
}
