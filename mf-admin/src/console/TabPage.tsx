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

/** A pool that nobody has named is called by its number elsewhere. */
const poolName = ({ group_name: name, group_number: number }: { group_name: string; group_number: number }): string =>
  name === `Group ${number}` ? 'your pool' : name;

const sectionsSx = { '&:not(:empty)': { marginBottom: '16px' } };

/** One tab: its name, the sections that it may have, what needs action there, and what it shows. */
export function TabPage({ page, tab }: { page: PageState<ConsolePage>; tab: ConsoleTab }) {
  const { seat } = useConsole();
  const [sections, setSections] = useState<HTMLElement | null>(null);
  return (
    <>
      <Heading title={tab.key === 'setup' ? `Set up ${poolName(seat)}` : tab.label}>
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
