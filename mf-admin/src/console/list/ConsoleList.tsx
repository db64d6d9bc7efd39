import { plural } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Badge, Box, Tab, Tabs, Tooltip } from '@poolhouse/shared-ui/desk';
import type { ComponentProps } from 'react';
import { badgeSx, headingSx, railBadgeSx, railTabSx, tabSx } from '../../facts/list.sx';
import { grouped, type ConsoleTab, type TabGroup } from '../../facts/tabs.rules';
import { TabIcon } from './TabIcon';

interface Props {
  tabs: readonly ConsoleTab[];
  chosen: string;
  onChoose(key: string): void;
  /** Rows of each tab that need action. */
  counts: ReadonlyMap<string, number>;
  /** Icons alone, with their names on focus and hover. */
  icons: boolean;
  /** Of what the tabs show. */
  panelId: string;
}

export const tabId = (panelId: string, key: string): string => `${panelId}-${key}`;

/** The console's tabs, upright in one list under their headings. */
export function ConsoleList({ tabs, chosen, onChoose, counts, icons, panelId }: Props) {
  return (
    <Tabs
      orientation="vertical"
      aria-label="Console"
      value={chosen}
      selectionFollowsFocus={false}
      slotProps={{ indicator: { sx: { display: 'none' } } }}
      sx={{ paddingBlock: '12px', '& .MuiTabs-list': { gap: '1px' } }}
      onChange={(_, key: string) => onChoose(key)}
    >
      {grouped(tabs).flatMap(({ group, tabs: rows }) => [
        group !== '' && <GroupHeading key={`heading ${group}`} group={group} icons={icons} />,
        ...rows.map((tab) => (
          <ListTab key={tab.key} value={tab.key} tab={tab} count={counts.get(tab.key) ?? 0} icons={icons} panelId={panelId} />
        )),
      ])}
    </Tabs>
  );
}

/** For the eye: a list of tabs holds nothing but tabs. `Tabs` hands its children what a tab needs, which a heading has no use for. */
function GroupHeading({ group, icons }: { group: TabGroup; icons: boolean }) {
  return icons ? (
    <Box aria-hidden sx={{ borderTop: 1, borderColor: 'divider', margin: '8px 12px' }} />
  ) : (
    <Box aria-hidden sx={headingSx}>
      {group}
    </Box>
  );
}

interface Row {
  tab: ConsoleTab;
  count: number;
  icons: boolean;
  panelId: string;
}

/** One tab. What `Tabs` hands to its children goes on to it, whether its name stands in it or beside it. */
function ListTab({ tab, count, icons, panelId, ...handed }: Row & ComponentProps<typeof Tab>) {
  const one = (
    <Tab
      {...handed}
      id={tabId(panelId, tab.key)}
      aria-controls={'selected' in handed && handed.selected === true ? panelId : undefined}
      aria-label={tab.label}
      aria-description={count > 0 ? `${plural(count, 'thing')} to do` : undefined}
      sx={icons ? railTabSx : tabSx}
      label={<TabLabel tab={tab} count={count} icons={icons} />}
    />
  );
  return icons ? (
    <Tooltip title={tab.label} placement="right">
      {one}
    </Tooltip>
  ) : (
    one
  );
}

function TabLabel({ tab, count, icons }: Pick<Row, 'tab' | 'count' | 'icons'>) {
  const badge = count > 0 && <Badge aria-hidden badgeContent={count} sx={icons ? railBadgeSx : badgeSx} />;
  if (icons)
    return (
      <>
        <TabIcon tab={tab} />
        <VisuallyHidden>{tab.label}</VisuallyHidden>
        {badge && <Box sx={{ position: 'absolute', top: 2, right: 2, display: 'flex' }}>{badge}</Box>}
      </>
    );
  return (
    <>
      <TabIcon tab={tab} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {tab.label}
      </Box>
      {badge}
    </>
  );
}
