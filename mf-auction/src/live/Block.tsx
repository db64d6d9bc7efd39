import { formatList, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { OwnerName } from '../owner/OwnerName';
import { Between, NextIn } from './Between';
import { Clock, Going } from './Clock';
import { Logo } from './Logo';
import { NoClock, Waits } from './Lost';
import { SoldMoment } from './SoldMoment';

const Sold = styled.section`
  min-width: 0;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.ink};
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 20px;
  align-items: center;
  padding: 16px 20px;
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
  ${media.phone} {
    padding: 12px 16px;
  }
`;
/** As high as a team that is up, so that what stands below keeps its place. */
const Empty = styled(Sold)`
  display: flex;
  flex-direction: column;
  min-height: 220px;
  > :last-child:is(section) {
    margin-top: auto;
  }
`;
const Words = styled.p`
  margin: 0;
  padding: 12px 20px 8px;
  ${type.value};
`;
const Label = styled.div`
  ${type.head};
  text-transform: uppercase;
  color: ${token.ink3};
`;
const Hero = styled.div`
  ${type.hero};
  /* Room for the descenders of a name with text right below it. */
  line-height: 1.12;
  overflow-wrap: anywhere;
  ${media.phone} {
    font-size: 40px;
    line-height: 44px;
  }
`;
/** Price and clock: beside the team where there is room, else below it. */
const Standing = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  ${media.medium} {
    display: contents;
  }
`;
const Price = styled.div`
  ${media.medium} {
    text-align: right;
  }
`;

const Around = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  /* Under what is up nothing moves that can be pressed. */
  &[data-up] > [role='status'] {
    order: 1;
    > p {
      margin: 12px 0 0;
    }
  }
`;

interface Parts {
  data: LiveData;
  config: AuctionConfigRow;
  /** The connection is gone: the clock and the price are those of then. */
  lost?: boolean | undefined;
  children?: ReactNode;
}

/** The lot that is up, or the sale that was just made. */
export function Block({ data, config, lost = false, children }: Parts) {
  const up = (data.block.data[0]?.lot ?? 0) !== 0;
  return (
    <Around data-up={up || undefined}>
      <SoldMoment data={data} stays={!up && config.phase === 'drafting'} />
      <Up data={data} config={config} lost={lost}>
        {children}
      </Up>
    </Around>
  );
}

/** Team, price, high bidder, clock. */
function Up({ data, config, lost, children }: Parts) {
  const block = data.block.data[0];
  const team = data.all_teams.data.find(({ ID }) => ID === block?.lot);
  if (!block || !team)
    return (
      <NothingUp data={data} config={config}>
        {children}
      </NothingUp>
    );
  const members = data.all_teams.data.filter(({ lot }) => lot === block.lot);
  const opponents = team.opp_team_id.split(',').flatMap((id) => data.all_teams.data.find(({ ID }) => ID === Number(id)) ?? []);
  const high = data.owners.data.find(({ ID }) => ID === block.high_id);
  return (
    <Sold aria-label="On the block">
      <Grid>
        <Logo src={`${config.logo_token}${team.ID}.png`} letters={team.Abbrev} />
        <div>
          <Label>Now selling</Label>
          <Hero data-hero as="h2" style={{ margin: 0 }}>
            {formatList(members.map(({ Name }) => Name))}
          </Hero>
          <b>{team.Seed} seed</b>, {team.region}.{opponents[0] && ` Plays ${opponents[0].Name}, ${opponents[0].Seed} seed.`}
        </div>
        <Standing>
          <Price>
            <Label>{high ? 'High bid' : 'Opens at'}</Label>
            <Hero data-hero>{dollars(high ? block.high : config.min_price)}</Hero>
            {high && <OwnerName name={high.Name} you={high.ID === config.entry_id} />}
          </Price>
          {block.ends_at !== null &&
            (lost ? <NoClock /> : <Clock endsAt={block.ends_at} of={high ? config.clock_reset : config.clock_open} />)}
        </Standing>
      </Grid>
      {lost && <Waits />}
      {block.ends_at !== null && !lost && <Going endsAt={block.ends_at} hasBid={high !== undefined} reset={config.clock_reset} />}
      {children}
    </Sold>
  );
}

function NothingUp({ data, config, children }: Parts) {
  const turn = data.owners.data.find(({ ID }) => ID === data.block.data[0]?.turn);
  const words =
    config.phase === 'complete'
      ? 'All teams are sold.'
      : config.phase === 'setup'
        ? 'The auction has not begun.'
        : config.phase === 'paused'
          ? `Paused: ${config.paused}`
          : turn
            ? turn.ID === config.entry_id
              ? 'It is your turn: press a team of the regions to put it up.'
              : `${turn.Name} names the next team.`
            : 'No team is up.';
  return (
    <Empty aria-label="On the block">
      <Words as="h2">
        {words}
        <NextIn data={data} config={config} />
      </Words>
      <Between data={data} config={config} />
      {children}
    </Empty>
  );
}
