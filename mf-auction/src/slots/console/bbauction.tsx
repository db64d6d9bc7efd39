import { Suspense, useEffect, useState } from 'react';
import { lazyPart, useApi, type SlotComponent } from '@poolhouse/shared-ui';
import { Panel, Stack } from '@poolhouse/shared-ui/board';
import type { DataOf } from '@poolhouse/contract';
import { Checklist } from '../../setup/Checklist';

const SettingsForm = lazyPart(() => import(/* webpackChunkName: "bbauction-settings" */ '../../settings/SettingsForm'));

/** The yearly checklist of the auction, and how each auction of the year is run. */
const AuctionSetUp: SlotComponent<'console'> = ({ group, changed }) => {
  const { call } = useApi();
  const [setUp, setSetUp] = useState<DataOf<'GET ad/bbauction_setup'> | null>(null);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    void call('GET ad/bbauction_setup', { query: { group_number: group } }).then(({ data }) => data && setSetUp(data));
  }, [call, group, reads]);
  const again = () => {
    changed();
    setReads(reads + 1);
  };
  return (
    <Stack>
      <Checklist group={group} setUp={setUp} onDone={again} />
      <Suspense fallback={null}>
        {setUp?.auctions.data.map(({ ID, Name, group: number, sealed, begun, ...kept }) => (
          <Panel key={ID} title={`Settings of group ${number}`} action={Name}>
            <SettingsForm contestId={ID} kept={kept} sealed={sealed === 1} begun={begun === 1} onSaved={again} />
          </Panel>
        ))}
      </Suspense>
    </Stack>
  );
};

export default AuctionSetUp;
