import { token } from '@poolhouse/shared-ui';
import { Page, StaleBar } from '@poolhouse/shared-ui/board';
import { IconButton } from '@poolhouse/shared-ui/core';
import { Box, KeptPanels, Tooltip } from '@poolhouse/shared-ui/desk';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useId } from 'react';
import { ToolsAside } from '../drawer/ToolsAside';
import { LIST_WIDTH, RAIL_WIDTH } from '../facts/list.sx';
import { Find } from './find/lazy-find';
import { ConsoleList, tabId } from './list/ConsoleList';
import { NotRead } from './NotRead';
import { TabPage } from './TabPage';
import type { ShownConsole } from './useConsolePage';

const sideSx = { background: token.surface, borderRight: `1px solid ${token.line2}`, minWidth: 0 };

interface Props {
  shown: ShownConsole;
  /** Room for the list with its names, and for the tools below it. */
  wide: boolean;
  /** Opens the tools over the page, where they have no room in it; null else. */
  onTools: (() => void) | null;
}

/** The list at the left, and the chosen tab beside it. */
export function DeskFrame({ shown, wide, onTools }: Props) {
  const panelId = useId();
  const { page, state, tabs, tab, counts, hasTools, openTab } = shown;
  const columns = `${wide ? LIST_WIDTH : RAIL_WIDTH}px minmax(0, 1fr)`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, minHeight: 'calc(100dvh - 56px)', '& > :last-child': { width: '100%' } }}>
      <Box sx={sideSx} data-paperless>
        {wide && state && <FindPlace />}
        {tab && <ConsoleList tabs={tabs} chosen={tab.key} onChoose={openTab} counts={counts} icons={!wide} panelId={panelId} />}
        {wide && state && hasTools && <ToolsAside />}
        {onTools && (
          <Tooltip title="Tools" placement="right">
            <IconButton aria-label="Tools" onClick={onTools} sx={{ margin: '4px 10px' }}>
              <SlidersHorizontal size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Page>
        <StaleBar state={page.status} of="the console" />
        {tab && (
          <KeptPanels
            front={tab.key}
            panels={tabs.map((one) => ({ key: one.key, panel: <TabPage page={page} tab={one} /> }))}
            attributes={(key) => (key === tab.key ? { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(panelId, key) } : {})}
          />
        )}
        <NotRead shown={shown} />
      </Page>
    </Box>
  );
}

function FindPlace() {
  return (
    <Box sx={{ minHeight: 40, margin: '16px 12px 0' }}>
      <Suspense fallback={null}>
        <Find />
      </Suspense>
    </Box>
  );
}
