import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { useEffect } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { Block } from './Block';
import { Here } from './Here';
import { salesOf } from './sales.rules';

const Wall = styled.div`
  padding: 24px;
  font-size: 150%;
  h1 {
    ${type.h1};
  }
  h1 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    align-items: baseline;
    margin-bottom: 16px;
  }
  ol {
    padding: 16px 0 0 1.4em;
  }
  li {
    ${type.value};
    color: ${token.ink2};
  }
  ${media.medium} {
    li {
      font-size: 40px;
      line-height: 1.3;
    }
    [data-hero] {
      font-size: clamp(64px, 8vw, 128px);
      line-height: 1;
    }
    [role='timer'] {
      zoom: 1.6;
    }
  }
`;

/** For the screen in the room: no controls, large, and awake. */
export default function Presenter({
  data,
  config,
  lost = false,
}: {
  data: LiveData;
  config: AuctionConfigRow;
  lost?: boolean | undefined;
}) {
  useEffect(() => {
    const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
    return () => void lock?.then((held) => held?.release());
  }, []);
  const teams = new Map(data.all_teams.data.map((team) => [team.ID, team]));
  return (
    <Wall>
      <h1>
        {config.contest_name} · Pot {dollars(config.Pot)}
        <Here data={data} config={config} />
      </h1>
      <Block data={data} config={config} lost={lost} />
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
