import { media, token, useBack } from '@poolhouse/shared-ui';
import { Page, StaleBar } from '@poolhouse/shared-ui/board';
import { Box, KeptPanels, typeSx } from '@poolhouse/shared-ui/desk';
import { Suspense } from 'react';
import { NeedsPanel } from '../admin/NeedsPanel';
import type { ConsoleState } from '../facts/console.context';
import { tabFact } from './facts.rules';
import { Find } from './find/lazy-find';
import { Heading } from './Heading';
import { PhoneList } from './list/PhoneList';
import { Loaded } from './Loaded';
import { NotRead } from './NotRead';
import { TabPage } from './TabPage';
import { REFRESH, type ShownConsole } from './useConsolePage';

const LIST = { to: '/ad', label: 'Admin' };

interface Props {
  shown: ShownConsole;
  /** Opens the tools over the page; null for who has none. */
  onTools: (() => void) | null;
}

/** The list as a page of its own, and each tab as another, with the way back in the bar. */
export function PhoneFrame({ shown, onTools }: Props) {
  const { page, state, tabs, tab, asked } = shown;
  useBack(asked ? LIST : null, 'column');
  return (
    <Page>
      <StaleBar state={page.status} of="the console" />
      {state && !asked && <ListPage shown={shown} state={state} onTools={onTools} />}
      {tab && (
        <KeptPanels
          front={asked ? tab.key : LIST.to}
          panels={tabs.map((one) => ({ key: one.key, panel: <TabPage page={page} tab={one} /> }))}
        />
      )}
      <NotRead shown={shown} />
    </Page>
  );
}

function ListPage({ shown: { page, tabs, counts }, state: { data, seat }, onTools }: Props & { state: ConsoleState }) {
  return (
    <>
      <Heading title="Admin">
        <Box sx={{ ...typeSx.note, color: token.ink2 }}>{seat.group_name}</Box>
        <Loaded page={page} every={REFRESH} />
      </Heading>
      <Box sx={{ minHeight: 40, marginBottom: '12px', [media.phone]: { paddingInline: '16px' } }}>
        <Suspense fallback={null}>
          <Find />
        </Suspense>
      </Box>
      <NeedsPanel rows={data.needs_action.data} />
      <PhoneList tabs={tabs} counts={counts} factOf={(tab) => tabFact(tab, data)} onTools={onTools} />
    </>
  );
}
