import type { PageState } from '@poolhouse/shared-ui/board';
import { NeedsHere } from '../admin/NeedsHere';
import { useConsole } from '../facts/console.context';
import type { ConsolePage } from '../facts/console.types';
import type { ConsoleTab } from '../facts/tabs.rules';
import { Heading } from './Heading';
import { Loaded } from './Loaded';
import { TabContent } from './TabContent';
import { REFRESH } from './useConsolePage';

/** One tab: its name, what needs action there, and what it shows. */
export function TabPage({ page, tab }: { page: PageState<ConsolePage>; tab: ConsoleTab }) {
  const { seat } = useConsole();
  return (
    <>
      <Heading title={tab.key === 'setup' ? `Set up ${seat.group_name}` : tab.label}>
        <Loaded page={page} every={REFRESH} />
      </Heading>
      <NeedsHere tab={tab} />
      <TabContent tab={tab} />
    </>
  );
}
