import { formatList, plural, serverRate, token, type, useFromNow } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { ReactNode } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { leftBySeed, myTeams, nextAt } from './between.rules';
import { secondsLeft } from './clock.rules';

const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(5em, auto) minmax(0, 1fr);
  gap: 6px 16px;
  margin: 0;
  padding: 4px 20px 16px;
  ${type.cell};
  dt {
    color: ${token.ink2};
  }
  dd {
    margin: 0;
  }
`;
const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 0 20px 16px;
  a {
    display: inline-grid;
    place-items: center;
    min-height: 44px;
  }
`;

/** Seconds until the site brings the next team up by itself; nothing where it waits for somebody. */
function Countdown({ at }: { at: number }) {
  const seconds = useFromNow((now) => Math.ceil(secondsLeft(at, now, serverRate())), 200);
  return <>{seconds > 0 ? ` It comes in ${plural(seconds, 'second')}.` : ''}</>;
}

interface Props {
  data: LiveData;
  config: AuctionConfigRow;
}

/** When the next team comes. */
export function NextIn({ data, config }: Props): ReactNode {
  const at = nextAt(data, config, serverRate());
  return at === null ? null : <Countdown at={at} />;
}

/** While nothing is up: who is left, what is mine; once all is sold, the ways on. */
export function Between({ data, config }: Props) {
  const unsold = data.all_teams.data.filter(({ Price }) => Price === null);
  // A practice sells some of the field only.
  const all = new Set(unsold.map(({ lot }) => lot)).size === config.lots - config.sold;
  const left = all ? leftBySeed(unsold) : [];
  const mine = myTeams(data.all_teams.data, config.entry_id);
  const where = `?year=${config.year}&group=${config.group}`;
  return (
    <>
      <Parts>
        {left.length > 0 && (
          <>
            <dt>Left</dt>
            <dd>{formatList(left.map(({ seed, teams }) => (teams > 1 ? `${seed} seed ×${teams}` : `${seed} seed`)))}</dd>
          </>
        )}
        {config.entry_id > 0 && (
          <>
            <dt>Mine</dt>
            <dd>
              {mine.length === 0 ? 'No team yet' : formatList(mine.map(({ Seed, Name, Price }) => `${Seed} ${Name} ${dollars(Price)}`))}
            </dd>
          </>
        )}
      </Parts>
      {config.phase === 'complete' && (
        <Ways aria-label="After the auction">
          <Link to={`/bbauction/recap${where}`}>Recap of the evening</Link>
          <Link to={`/bbauction${where}`}>Bracket and settlement</Link>
          <Link to={`/bbauction/chances${where}`}>Chances</Link>
        </Ways>
      )}
    </>
  );
}
