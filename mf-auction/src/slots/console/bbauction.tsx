import { lazyPart, type SlotComponent } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, Stack, useRead } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import { Checklist } from '../../setup/Checklist';

const SettingsForm = lazyPart(() => import(/* webpackChunkName: "bbauction-settings" */ '../../settings/SettingsForm'));

/** The yearly checklist of the auction, and how each auction of the year is run. */
const AuctionSetUp: SlotComponent<'console'> = ({ group, changed }) => {
  const read = useRead('GET ad/bbauction_setup', { group_number: group });
  const again = async () => {
    await read.again();
    changed();
  };
  if (!read.data || read.error)
    return (
      <Panel title="Start-up checklist">
        <ReadGate read={read} rows={8}>
          {() => null}
        </ReadGate>
      </Panel>
    );
  return (
    <Stack>
      {read.data.auctions.data.length === 0 && (
        <Panel title="Auctions">
          <PanelEmpty>No auction is open yet. Open one in Contests; these steps then make it ready.</PanelEmpty>
        </Panel>
      )}
      <Checklist group={group} setUp={read.data} onDone={again} />
      <Suspense fallback={null}>
        {read.data.auctions.data.map(({ ID, Name, group: number, sealed, begun, ...kept }) => (
          <Panel key={ID} title={`Settings of group ${number}`} action={Name}>
            <SettingsForm contestId={ID} kept={kept} sealed={sealed === 1} begun={begun === 1} onSaved={again} />
          </Panel>
        ))}
      </Suspense>
    </Stack>
  );
};

export default AuctionSetUp;
