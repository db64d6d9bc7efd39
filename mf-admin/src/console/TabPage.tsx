import type { PageState } from '@poolhouse/shared-ui/board';
import { Box, SectionsPlace } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { NeedsHere } from '../admin/NeedsHere';
import { useConsole } from '../facts/console.context';
import type { ConsolePage } from '../facts/console.types';
import type { ConsoleTab } from '../facts/tabs.rules';
import { Heading } from './Heading';
import { Loaded } from './Loaded';
import { TabContent } from './TabContent';
import { REFRESH } from './useConsolePage';

const sectionsSx = { '&:not(:empty)': { marginBottom: '16px' } };

/** One tab: its name, the sections that it may have, what needs action there, and what it shows. */
export function TabPage({ page, tab }: { page: PageState<ConsolePage>; tab: ConsoleTab }) {
  const { seat } = useConsole();
  const [sections, setSections] = useState<HTMLElement | null>(null);
  return (
    <>
      <Heading title={tab.key === 'setup' ? `Set up ${seat.group_name}` : tab.label}>
        <Loaded page={page} every={REFRESH} />
      </Heading>
      <Box ref={setSections} sx={sectionsSx} />
      <NeedsHere tab={tab} />
      <SectionsPlace value={sections}>
        <TabContent tab={tab} />
      </SectionsPlace>
    </>
  );
}
