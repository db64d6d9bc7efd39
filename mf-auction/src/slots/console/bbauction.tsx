import { Suspense, useEffect, useState } from 'react';
import { lazyPart, token, type, useAction, useApi, type SlotComponent, type Answer } from '@poolhouse/shared-ui';
import { Panel, ResultText, Stack } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { DataOf } from '@poolhouse/contract';

const SettingsForm = lazyPart(() => import(/* webpackChunkName: "bbauction-settings" */ '../../settings/SettingsForm'));

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  span {
    flex: 1 1 200px;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

interface Done {
  message: string;
}

/** The yearly checklist of the auction; each step may be pressed again. */
const AuctionSetUp: SlotComponent<'console'> = ({ changed }) => {
  const { call } = useApi();
  const [setUp, setSetUp] = useState<DataOf<'GET ad/bbauction_setup'> | null>(null);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    void call('GET ad/bbauction_setup', { query: {} }).then(({ data }) => data && setSetUp(data));
  }, [call, reads]);
  const act = useAction(({ make }: { make(): Promise<Answer<Done>> }) => make(), {
    done: ({ message }) => message,
    shownMs: Infinity,
    onDone: () => {
      changed();
      setReads(reads + 1);
    },
  });
  const list = [
    ['Config', 'Update Config', () => call('POST ad/update_bbauction_config', { body: {} })],
    ['Owners of last year', 'Copy Owners', () => call('POST ad/bbauction_copy_owners', { body: {} })],
    ['Bracket', 'Copy Bracket', () => call('POST ad/bbauction_copy_bracket', { body: {} })],
    ['Teams, with play-ins', 'Import Teams', () => call('POST ad/bbauction_import_teams', { body: { preAuction: 1 } })],
    ['Lots and their sealed order', 'Prep Teams', () => call('POST ad/bbauction_prep_teams', { body: {} })],
    ['Owners of group 1', 'Prep Versus 1', () => call('POST ad/bbauction_prep_versus', { body: { group_id: 1 } })],
    ['Owners of group 2', 'Prep Versus 2', () => call('POST ad/bbauction_prep_versus', { body: { group_id: 2 } })],
    ['After the First Four', 'Import Teams after play-ins', () => call('POST ad/bbauction_import_teams', { body: { preAuction: 0 } })],
  ] as const;
  const checklist = (
    <Panel title={`Start-up checklist ${setUp?.year ?? ''}`} foot={<ResultText result={act.result} />}>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {list.map(([title, button, make], n) => {
          const step = setUp?.steps.data.find(({ ID }) => ID === n + 1);
          return (
            <Step key={button}>
              <span>
                {n + 1}. {title} <small>{step?.note}</small>
              </span>
              <small>{step?.done === 1 ? '✓ done' : 'to do'}</small>
              <Button variant="outlined" color="inherit" disabled={act.pending} onClick={() => void act.run({ make })}>
                {button}
              </Button>
            </Step>
          );
        })}
      </ol>
    </Panel>
  );
  return (
    <Stack>
      {checklist}
      <Suspense fallback={null}>
        {setUp?.auctions.data.map(({ ID, Name, group, sealed, begun, ...kept }) => (
          <Panel key={ID} title={`Settings of group ${group}`} action={Name}>
            <SettingsForm
              contestId={ID}
              kept={kept}
              sealed={sealed === 1}
              begun={begun === 1}
              onSaved={() => {
                changed();
                setReads(reads + 1);
              }}
            />
          </Panel>
        ))}
      </Suspense>
    </Stack>
  );
};

export default AuctionSetUp;
