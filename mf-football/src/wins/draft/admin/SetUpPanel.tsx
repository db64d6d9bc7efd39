import { media, plural, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { WinsConfigRow } from '@poolhouse/contract';
import type { AdminCalls } from '../useAdminCalls';
import { Said } from './Said';

const Steps = styled.ol`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 14px;
    padding: 10px 14px;
    ${media.phone} {
      padding-inline: 16px;
    }
    border-bottom: 1px solid ${token.line};
  }
  & > li:last-of-type {
    border-bottom: 0;
  }
  p {
    ${type.body};
    flex: 1 1 220px;
    color: ${token.ink2};
  }
  strong {
    ${type.cell};
    display: block;
    font-weight: 600;
    color: ${token.ink};
  }
`;

/** What a contest needs before its season; both steps may be repeated and change nothing twice. */
export function SetUpPanel({ config, teams, calls }: { config: WinsConfigRow; teams: number; calls: AdminCalls }) {
  return (
    <Panel id="setup" title="Set up the season" tone="dashed" action="Administrators only">
      <Steps role="list">
        <li>
          <p>
            <strong>1. Teams</strong>
            {teams > 0
              ? `${plural(teams, 'team')} of ${config.year} are in, with their expected wins where they are known.`
              : `Puts the teams of ${config.year} in, with their expected wins where they are known.`}
          </p>
          <Button color="inherit" disabled={calls.busy} onClick={() => void calls.populate('standings')}>
            Populate standings
          </Button>
        </li>
        <li>
          <p>
            <strong>2. Games</strong>Checks that all games of the regular season are there, and fetches what a feed knows of missing ones.
          </p>
          <Button color="inherit" disabled={calls.busy} onClick={() => void calls.populate('games')}>
            Populate games
          </Button>
        </li>
      </Steps>
      <Said calls={calls} />
    </Panel>
  );
}
