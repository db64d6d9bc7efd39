import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import type { AuctionConfigRow, LiveData, LiveTeamRow } from '../contest/auction.types';
import { whereOf } from '../contest/where';
import { PartnerField, PercentField, TeamField } from './ShareFields';
import { percentTrouble } from './shares.rules';
import { Fields, Foot } from './shares.styles';

interface ShareFormProps {
  page: PageState<LiveData>;
  data: LiveData;
  config: AuctionConfigRow;
  /** Those that may be shared. */
  lots: readonly LiveTeamRow[];
}

/** Which team, with whom, and how much of it. */
export function ShareForm({ page, data, config, lots }: ShareFormProps) {
  const { call } = useApi();
  const [lot, setLot] = useState('');
  const [partner, setPartner] = useState('');
  const [percent, setPercent] = useState('50');
  const admin = config.admin === 1;
  const team = lots.find(({ ID }) => String(ID) === lot);
  const trouble = percentTrouble(percent);
  const share = useAction(
    () =>
      call('POST bbauction/split', { body: { ...whereOf(config), lot: Number(lot), entry_id: Number(partner), percent: Number(percent) } }),
    { done: admin ? 'Written down' : 'Offered', shownMs: 5000, onDone: page.refresh, onFailed: page.refresh },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void share.run(undefined);
  };
  return (
    <form onSubmit={submit} aria-label="Share a team">
      <Fields>
        <TeamField value={lot} onChange={setLot} data={data} lots={lots} team={team} withOwner={admin} />
        <PartnerField value={partner} onChange={setPartner} data={data} owner={team?.owner_id ?? config.entry_id} />
        <PercentField value={percent} onChange={setPercent} data={data} team={team} trouble={trouble} />
      </Fields>
      <Foot>
        <Button type="submit" variant="outlined" disabled={share.pending || lot === '' || partner === '' || trouble !== ''}>
          {admin ? 'Share it' : 'Offer it'}
        </Button>
        <ResultText result={share.result} />
      </Foot>
    </form>
  );
}
