import { token, useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { ConfirmInline, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { beforePutUp } from '../auctioneer/asks.rules';
import type { AuctionConfigRow, LiveData, RegionTeamRow } from '../contest/auction.types';
import { whereOf } from '../contest/where';

const Name = styled.button`
  border: 0;
  padding: 0;
  min-height: 28px;
  background: none;
  color: ${token.brand};
  font: inherit;
  text-align: left;
  cursor: pointer;
`;

/**
 * A press puts the team up; for administrators, and for the owner whose turn it is. Where that takes another team down it asks first: the
 * names stand close to each other.
 */
export function PutUp({ team, config, page }: { team: RegionTeamRow; config: AuctionConfigRow; page: PageState<LiveData> }) {
  const [asking, setAsking] = useState(false);
  const { run, pending, result } = usePutUp(team, config, page);
  const question = config.admin === 1 && page.data ? beforePutUp(page.data, config) : null;
  if (asking && question)
    return (
      <>
        {team.Name}{' '}
        <ConfirmInline
          question={question.question}
          yes="Put up"
          no="Leave it"
          pending={pending}
          onYes={() => {
            setAsking(false);
            void run(undefined);
          }}
          onNo={() => setAsking(false)}
        />
      </>
    );
  return (
    <>
      <Name
        type="button"
        disabled={pending}
        onClick={() => (question ? setAsking(true) : void run(undefined))}
        aria-label={`Put ${team.Name} up`}
      >
        {team.Name}
      </Name>
      <ResultText result={result} />
    </>
  );
}

/** An administrator puts it up, an owner names it. */
function usePutUp(team: RegionTeamRow, config: AuctionConfigRow, page: PageState<LiveData>) {
  const { call } = useApi();
  return useAction(
    async (): Promise<Answer<unknown>> =>
      config.admin === 1
        ? call('POST bbauction/update_config', { body: { ...whereOf(config), current_team: team.ID } })
        : call('POST bbauction/nominate', { body: { ...whereOf(config), team_id: team.ID } }),
    { onDone: page.refresh, onFailed: page.refresh },
  );
}
