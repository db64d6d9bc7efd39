import { Wrench } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { media, useSlots, useTitle } from '@poolhouse/shared-ui';
import { Page, Panel, PanelError, PanelSkeleton, StaleBar, usePageData } from '@poolhouse/shared-ui/board';
import { Button, useMediaQuery } from '@poolhouse/shared-ui/core';
import { TabPanels } from '@poolhouse/shared-ui/desk';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { ToolsAside } from '../drawer/ToolsAside';
import { ToolsSheet } from '../drawer/tools-sheet';
import { ConsoleContext, type ConsoleState } from './console.context';
import { Ground, Head, Heading } from './console.styles';
import { Loaded } from './Loaded';
import { TabContent } from './TabContent';
import { consoleTabs, runs, tabAt } from './tabs.rules';
import { useGroup } from './useGroup';
import { useHasTools, useKinds } from './useKinds';

/** Seconds between two reads while somebody looks. */
const REFRESH = 30;
const rule = { refreshSeconds: () => REFRESH };

/** The console: tools at the left, tabs over what they show. */
export default function AdminPage() {
  useTitle('Admin');
  const { group, choose } = useGroup();
  const page = usePageData('GET ad/pagedata', group === 0 ? {} : { group_number: group }, rule);
  const { data, refresh } = page;
  const wide = useMediaQuery(media.large);
  const [open, setOpen] = useState(false);
  const pieces = useSlots('console');
  const [params, setParams] = useSearchParams();
  const changed = useCallback(() => void refresh(), [refresh]);
  const shown = data?.config.data[0];
  const state = useMemo<ConsoleState | null>(
    () => (data && shown ? { page, data, group: shown.group_number, seat: shown, changed, chooseGroup: choose } : null),
    [page, data, shown, changed, choose],
  );
  const kinds = useKinds(data);
  const tabs = shown ? consoleTabs(pieces, { role: shown.role, running: runs(shown), kinds }) : [];
  const hasTools = useHasTools(shown?.role, kinds);
  const tab = tabAt(tabs, params.get('tab'));
  return (
    <ConsoleContext value={state}>
      <Ground data-tools={(wide && hasTools) || undefined}>
        {wide && state && hasTools && <ToolsAside />}
        <Page>
          <StaleBar state={page.status} />
          <Head>
            <Heading>{tab?.key === 'setup' && shown ? `Set up ${shown.group_name}` : 'Admin'}</Heading>
            <Loaded page={page} every={REFRESH} />
            {!wide && hasTools && (
              <Button variant="outlined" color="inherit" startIcon={<Wrench size={18} aria-hidden />} onClick={() => setOpen(true)}>
                Tools
              </Button>
            )}
          </Head>
          {state && tab && (
            <TabPanels
              label="Console"
              panels={tabs.map((one) => ({ key: one.key, label: one.label, panel: <TabContent tab={one} /> }))}
              chosen={tab.key}
              onChoose={(key) => setParams({ tab: key })}
            />
          )}
          {!data && (
            <Panel title="Admin">
              {page.error ? <PanelError message={page.error.message} onRetry={changed} /> : <PanelSkeleton rows={12} />}
            </Panel>
          )}
        </Page>
      </Ground>
      {!wide && hasTools && open && (
        <Suspense fallback={null}>
          <ToolsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ConsoleContext>
  );
}
