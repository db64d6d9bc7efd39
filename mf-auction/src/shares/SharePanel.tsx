import { useState, type FormEvent } from 'react';
import { formatRate, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { whereOf } from '../contest/where';
import { Fields, Foot } from '../settings/settings.styles';
import { partCost, percentTrouble, shareable, sharesOf } from './shares.rules';

/** A part of a team at cost: an owner offers it, an administrator writes it down at once. */
export default function SharePanel({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const [lot, setLot] = useState('');
  const [partner, setPartner] = useState('');
  const [percent, setPercent] = useState('50');
  const admin = config.admin === 1;
  const lots = shareable(data.all_teams.data, admin ? null : config.entry_id);
  const team = lots.find(({ ID }) => String(ID) === lot);
  const trouble = percentTrouble(percent);
  const name = (id: number) => data.owners.data.find(({ ID }) => ID === id)?.Name ?? '';
  const share = useAction(
    () =>
      call('POST bbauction/split', { body: { ...whereOf(config), lot: Number(lot), entry_id: Number(partner), percent: Number(percent) } }),
    { done: admin ? 'Written down' : 'Offered', shownMs: 5000, onDone: page.refresh, onFailed: page.refresh },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void share.run(undefined);
  };
  const waiting = data.offers.data.filter(({ entry_id: id }) => id !== config.entry_id);
  return (
    <Panel
      title="Share a team"
      action="At cost, until the first game"
      foot={admin ? 'What an administrator shares needs no answer.' : undefined}
    >
      {lots.length === 0 ? (
        <PanelEmpty>{admin ? 'No team is sold yet.' : 'You own no team yet.'}</PanelEmpty>
      ) : (
        <form onSubmit={submit} aria-label="Share a team">
          <Fields>
            <Field label="Team" hint={team ? sharesOf(team, name) : undefined}>
              {(part) => (
                <select {...part} value={lot} onChange={(event) => setLot(event.target.value)}>
                  <option value="">Choose a team</option>
                  {lots.map(({ ID, Name, Seed, Owner }) => (
                    <option key={ID} value={ID}>
                      {Seed} {Name}
                      {admin && `, ${Owner}`}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Partner">
              {(part) => (
                <select {...part} value={partner} onChange={(event) => setPartner(event.target.value)}>
                  <option value="">Choose an owner</option>
                  {data.owners.data
                    .filter(({ ID }) => ID !== (team?.owner_id ?? config.entry_id))
                    .map(({ ID, Name }) => (
                      <option key={ID} value={ID}>
                        {Name}
                      </option>
                    ))}
                </select>
              )}
            </Field>
            <Field
              label="Percent"
              error={trouble}
              hint={team && `They pay ${dollars(partCost(data.all_teams.data, team, Number(percent)))}`}
            >
              {(part) => (
                <input
                  {...part}
                  inputMode="numeric"
                  maxLength={2}
                  value={percent}
                  onChange={(event) => setPercent(event.target.value.trim())}
                />
              )}
            </Field>
          </Fields>
          <Foot>
            <Button type="submit" variant="outlined" disabled={share.pending || lot === '' || partner === '' || trouble !== ''}>
              {admin ? 'Share it' : 'Offer it'}
            </Button>
            <ResultText result={share.result} />
          </Foot>
        </form>
      )}
      {waiting.map(({ ID, lot: of, entry_id: to, percent: part }) => (
        <p key={ID} style={{ margin: 0, padding: '0 14px 10px' }}>
          Offered: {formatRate(part)} of {data.all_teams.data.find((one) => one.ID === of)?.Name} to {name(to)}. No answer yet.
        </p>
      ))}
    </Panel>
  );
}
