import { TabPanels } from '@poolhouse/shared-ui/tabs';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** Owners, regions and team details, one at a time. */
export function LiveTabs({ owners, regions, details }: { owners: ReactNode; regions: ReactNode; details: ReactNode }) {
  const [chosen, setChosen] = useState('owners');
  return (
    <TabPanels
      label="The room"
      chosen={chosen}
      onChoose={setChosen}
      panels={[
        { key: 'owners', label: 'Owners', panel: owners },
        { key: 'regions', label: 'Regions', panel: regions },
        { key: 'details', label: 'Team details', panel: details },
      ]}
    />
  );
}
