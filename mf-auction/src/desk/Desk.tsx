import { useState } from 'react';
import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { ConfirmInline, Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { fieldRow } from '../contest/form.styles';
import { whereOf } from '../contest/where';
import { beforePutUp, beforeSale, beforeStopBids, type Question } from './asks.rules';
import { StopAndBack } from './StopAndBack';
import { TypedSale } from './TypedSale';

const Row = styled.div`
  ${fieldRow(140)}
`;

interface Act {
  done: string;
  make(): Promise<Answer<unknown>>;
}

/** Next Team, owner, price, Save; and what else an administrator does at the desk. */
export default function Desk({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const [asked, setAsked] = useState<(Question & Act) | null>(null);
  const [typed, setTyped] = useState('');
  const where = whereOf(config);
  const words = typed.trim() === '' ? {} : { reason: typed.trim() };
  const act = useAction(({ make }: Act) => make(), {
    done: (_answer, { done }) => done,
    shownMs: 5000,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
  const ask = (question: Question | null, one: Act) => (question ? setAsked({ ...question, ...one }) : void act.run(one));
  const bids = config.bidding === 1;
  return (
    <Panel title="Auction controls" action="Administrators only" tone="dashed">
      <TypedSale
        data={data}
        config={config}
        pending={act.pending}
        onNext={() =>
          ask(beforePutUp(data, config), {
            done: 'Next team is up',
            make: () => call('POST bbauction/update_config', { body: { ...where, current_team: 0 } }),
          })
        }
        onSale={(owner, price) =>
          ask(beforeSale(data, owner, price), {
            done: 'Success',
            make: () =>
              call('GET bbauction/buy_team', { query: { ...where, owner, team_id: data.block.data[0]?.lot ?? 0, price, ...words } }),
          })
        }
      />
      <StopAndBack
        config={config}
        pending={act.pending}
        typed={typed}
        onTyped={setTyped}
        onPause={(reason) => void act.run({ done: 'Paused', make: () => call('POST bbauction/pause', { body: { ...where, reason } }) })}
        onResume={() => void act.run({ done: 'Going on', make: () => call('POST bbauction/resume', { body: where }) })}
        onUndo={(reason) => void act.run({ done: 'Undone', make: () => call('POST bbauction/undo', { body: { ...where, reason } }) })}
      />
      <Row>
        <Button
          color="inherit"
          disabled={act.pending}
          onClick={() =>
            ask(bids ? beforeStopBids(data) : null, {
              done: bids ? 'Sales are typed' : 'Owners bid in the app',
              make: () => call('POST bbauction/settings', { body: { ...where, bidding: bids ? 0 : 1 } }),
            })
          }
        >
          {bids ? 'Type sales instead' : 'Let owners bid in the app'}
        </Button>
      </Row>
      {asked && (
        <Row>
          <ConfirmInline
            question={asked.question}
            yes={asked.yes}
            no="Leave it"
            pending={act.pending}
            onYes={() => {
              setAsked(null);
              void act.run(asked);
            }}
            onNo={() => setAsked(null)}
          />
        </Row>
      )}
      <ResultText result={act.result} />
    </Panel>
  );
}
