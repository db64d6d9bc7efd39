import { useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { ConfirmInline, Panel, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FieldGroup, FormResult, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { whereOf } from '../contest/where';
import { beforePutUp, beforeSale, beforeStopBids, type Question } from './asks.rules';
import { StopAndBack } from './StopAndBack';
import { TypedSale } from './TypedSale';

interface Act {
  done: string;
  make(): Promise<Answer<unknown>>;
}
type Asked = Question & Act;

/** Next Team, owner, price, Save; and what else the auctioneer does. */
export default function Auctioneer({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const form = useFormOf({ reason: '' });
  const own = useWatch({ control: form.control, name: 'reason' }).trim();
  const { act, asked, ask, answer } = useAsked(page);
  const acts = useActs(data, config, own);
  const bids = config.bidding === 1;
  return (
    <Panel title="Auction controls" action="Administrators only" tone="dashed">
      <FieldGroup>
        <TypedSale
          data={data}
          config={config}
          pending={act.pending}
          onNext={() => ask(beforePutUp(data, config), acts.next())}
          onSale={(owner, price) => ask(beforeSale(data, owner, price), acts.sale(owner, price))}
        />
        <StopAndBack
          config={config}
          pending={act.pending}
          form={form}
          own={own}
          onPause={(reason) => void act.run(acts.pause(reason))}
          onResume={() => void act.run(acts.resume())}
          onUndo={(reason) => void act.run(acts.undo(reason))}
        />
        <Buttons>
          <Button disabled={act.pending} onClick={() => ask(bids ? beforeStopBids(data) : null, acts.letBid(!bids))}>
            {bids ? 'Type sales instead' : 'Let owners bid in the app'}
          </Button>
        </Buttons>
        {asked && <Asking asked={asked} pending={act.pending} onYes={() => answer(asked)} onNo={() => answer(null)} />}
        <FormResult result={act.result} />
      </FieldGroup>
    </Panel>
  );
}

/** What is done at the desk, at once or after its question. */
function useAsked(page: PageState<LiveData>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useAction(({ make }: Act) => make(), {
    done: (_answer, { done }) => done,
    shownMs: 5000,
    onDone: page.refresh,
    onFailed: page.refresh,
  });
  const ask = (question: Question | null, one: Act) => (question ? setAsked({ ...question, ...one }) : void act.run(one));
  /** @param one what is done all the same; null for nothing */
  const answer = (one: Act | null) => {
    setAsked(null);
    if (one) void act.run(one);
  };
  return { act, asked, ask, answer };
}

/** What can be done, with the words that say it is. @param reason of a correction; '' for none */
function useActs(data: LiveData, config: AuctionConfigRow, reason: string) {
  const { call } = useApi();
  const where = whereOf(config);
  const lot = data.block.data[0]?.lot ?? 0;
  const words = reason === '' ? {} : { reason };
  return {
    next: (): Act => ({
      done: 'Next team is up',
      make: () => call('POST bbauction/update_config', { body: { ...where, current_team: 0 } }),
    }),
    sale: (owner: string, price: number): Act => ({
      done: 'Success',
      make: () => call('GET bbauction/buy_team', { query: { ...where, owner, team_id: lot, price, ...words } }),
    }),
    pause: (why: string): Act => ({ done: 'Paused', make: () => call('POST bbauction/pause', { body: { ...where, reason: why } }) }),
    resume: (): Act => ({ done: 'Going on', make: () => call('POST bbauction/resume', { body: where }) }),
    undo: (why: string): Act => ({ done: 'Undone', make: () => call('POST bbauction/undo', { body: { ...where, reason: why } }) }),
    letBid: (inApp: boolean): Act => ({
      done: inApp ? 'Owners bid in the app' : 'Sales are typed',
      make: () => call('POST bbauction/settings', { body: { ...where, bidding: inApp ? 1 : 0 } }),
    }),
  };
}

interface AskingProps {
  asked: Question;
  pending: boolean;
  onYes(): void;
  onNo(): void;
}

function Asking({ asked: { question, yes }, pending, onYes, onNo }: AskingProps) {
  return <ConfirmInline question={question} yes={yes} no="Leave it" pending={pending} onYes={onYes} onNo={onNo} />;
}
