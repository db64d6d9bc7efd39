import { useEffect } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { Block } from './Block';
import { salesOf } from './sales.rules';

const Wall = styled.div`
  padding: 24px;
  font-size: 150%;
  h1 {
    ${type.h1};
  }
  li {
    ${type.value};
    color: ${token.ink2};
  }
`;

/** For the screen in the room: no controls, large, and awake. */
export default function Presenter({ data, config }: { data: LiveData; config: AuctionConfigRow }) {
  useEffect(() => {
    const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
    return () => void lock?.then((held) => held?.release());
  }, []);
  const teams = new Map(data.all_teams.data.map((team) => [team.ID, team]));
  return (
    <Wall>
      <h1>
        {config.contest_name} · Pot {dollars(config.Pot)}
      </h1>
      <Block data={data} config={config} />
      <ol>
        {salesOf(data.log.data, data.all_teams.data)
          .slice(0, 5)
          .map(({ lot, amount }) => (
            <li key={lot}>
              {teams.get(lot)?.Name}: {teams.get(lot)?.Owner} {dollars(amount)}
            </li>
          ))}
      </ol>
    </Wall>
  );
}
