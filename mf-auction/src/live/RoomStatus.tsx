import { media, plural, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { Here } from './Here';

const State = styled.span`
  ${type.note};
  font-weight: 600;
  color: ${token.ink2};
  text-transform: uppercase;
  &[data-phase='drafting'] {
    color: ${token.live};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  margin: 0 0 8px;
  ${media.phone} {
    padding: 0 16px;
  }
`;

const PracticeLink = styled(Link)`
  ${type.note};
  display: inline-grid;
  place-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px dashed ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  text-decoration: none;
  ${media.touch} {
    min-height: 44px;
  }
`;

const PHASES = { setup: 'Not open yet', drafting: '● Drafting', paused: 'Paused', complete: 'All sold' } as const;

/** How far the auction is, who is here, and the way to the bots before it opens. */
export function RoomStatus({ data, config }: { data: LiveData; config: AuctionConfigRow }) {
  return (
    <Line>
      <span>
        <State role="status" data-phase={config.phase}>
          {PHASES[config.phase]}
        </State>{' '}
        {config.sold} of {plural(config.lots, 'team')} sold
        {config.sold > 0 && config.sold < config.lots && `, ${config.lots - config.sold} to go`}
        {config.phase === 'paused' && `. ${config.paused}`}
      </span>
      <Here data={data} config={config} />
      {config.begun === 0 && config.phase === 'setup' && (
        <PracticeLink to={`/bbauction/practice?year=${config.year}&group=${config.group}`}>Practise against bots</PracticeLink>
      )}
    </Line>
  );
}
