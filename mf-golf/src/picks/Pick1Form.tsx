import type { AvailableGolferRow } from '@poolhouse/contract';
import { formatDayTime, media, token, type, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Check } from 'lucide-react';
import type { FormEvent } from 'react';
import { GolferSelect } from '../contest/GolferSelect';
import { pick1Choices } from './pick1.rules';
import { canPick } from './picks.rules';
import { sentGolfers } from './receipt.rules';
import { useDraft, type PicksProps } from './useDraft';

/** The one golfer of the Pick1 entry, any of the field; sealed until the first tee as the four are. */
export function Pick1Form({ page, data, config }: PicksProps) {
  const { call } = useApi();
  const { current_tournament: tid, pick1golf_entry_id: entry_id } = config;
  const { chosen, setDraft, submit } = useDraft(page, config.pick1, {
    contest: config.pick1golf_contest_id,
    sent: (pick) => sentGolfers([pick], data.available_golfers.data),
    save: (pick) => call('POST golf/makepick1', { body: { entry_id, pick, tid } }),
  });
  const golfers = pick1Choices(data.available_golfers.data, data.pick1_taken.data);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit.run(chosen);
  };
  const foot = config.Pick1Override !== '' ? `Set by an administrator: ${config.Pick1Override}` : undefined;
  return (
    <Panel title="Pick1" action="one golfer of the whole field" foot={foot}>
      <Form onSubmit={onSubmit} aria-label="Pick1">
        <SavedGolfer golfer={golfers.find(({ Golfer_ID }) => Golfer_ID === config.pick1)} at={config.Pick1SavedAt} />
        {config.self_pick1 === 1 ? (
          <>
            <GolferSelect label="Golfer" value={chosen} none="Choose a golfer" golfers={golfers} onChange={setDraft} />
            <Button type="submit" variant="contained" disabled={submit.pending || chosen === 0 || chosen === config.pick1}>
              Submit Pick1
            </Button>
            <ResultText result={submit.result} />
          </>
        ) : (
          <small>An administrator sets the Pick1 golfers of this contest.</small>
        )}
      </Form>
    </Panel>
  );
}

/** Who is saved, since when, or that he has withdrawn. */
function SavedGolfer({ golfer, at }: { golfer: AvailableGolferRow | undefined; at: string }) {
  return (
    <p>
      <b>{golfer?.Name ?? 'No golfer yet'}</b>
      {golfer && (
        <em>
          {canPick(golfer) ? (
            <>
              <Check size={16} aria-hidden /> Saved {at !== '' && formatDayTime(at)}
            </>
          ) : (
            <span>withdrew, choose another</span>
          )}
        </em>
      )}
    </p>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) auto;
  gap: 10px 14px;
  align-items: end;
  padding: 12px 14px 14px;
  p {
    ${type.team};
    align-self: center;
    margin: 0;
  }
  em {
    ${type.note};
    display: block;
    font-style: normal;
    font-weight: 600;
    color: ${token.winInk};
  }
  em span {
    color: ${token.pushInk};
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
  svg {
    vertical-align: -3px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;
  }
`;
