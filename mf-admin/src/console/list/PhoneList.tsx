import { plural, token } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Badge, Box, List, ListItem, ListItemButton, typeSx } from '@poolhouse/shared-ui/desk';
import { Link } from '@poolhouse/shared-ui/router';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { badgeSx, headingSx } from '../../facts/list.sx';
import { grouped, type ConsoleTab } from '../../facts/tabs.rules';
import { TabIcon } from './TabIcon';

interface Props {
  tabs: readonly ConsoleTab[];
  /** Rows of each tab that need action. */
  counts: ReadonlyMap<string, number>;
  /** A fact that stands beside a tab's name: how many there are. */
  factOf(tab: ConsoleTab): string;
  /** Opens the tools; null for who has none. */
  onTools: (() => void) | null;
}

const rowSx = {
  ...typeSx.team,
  gap: '14px',
  minHeight: 52,
  padding: '6px 16px',
  color: token.ink,
  borderBottom: `1px solid ${token.line}`,
};
const listSx = { padding: 0, background: token.surface, borderTop: `2px solid ${token.rule}` };
const factSx = { ...typeSx.note, color: token.ink2, textAlign: 'right' };

/** On a phone the console is a list of its tabs, each of which opens as a page. */
export function PhoneList({ tabs, counts, factOf, onTools }: Props) {
  return (
    <Box component="nav" aria-label="Console">
      {grouped(tabs).map(({ group, tabs: rows }) => (
        <Box key={group}>
          {group === '' ? <Box sx={{ height: 16 }} /> : <Box sx={{ ...headingSx, padding: '18px 16px 8px' }}>{group}</Box>}
          <List aria-label={group === '' ? 'First' : group} sx={listSx}>
            {rows.map((tab) => (
              <ListItem key={tab.key} disablePadding>
                <ListItemButton component={Link} to={`?${new URLSearchParams({ tab: tab.key })}`} sx={rowSx}>
                  <RowContent icon={<TabIcon tab={tab} />} label={tab.label} fact={factOf(tab)} count={counts.get(tab.key) ?? 0} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
      {onTools && (
        <List aria-label="More" sx={{ ...listSx, marginTop: '16px' }}>
          <ListItem disablePadding>
            <ListItemButton component="button" onClick={onTools} sx={rowSx}>
              <RowContent icon={<SlidersHorizontal size={20} aria-hidden />} label="Tools" fact="" count={0} />
            </ListItemButton>
          </ListItem>
        </List>
      )}
    </Box>
  );
}

function RowContent({ icon, label, fact, count }: { icon: ReactNode; label: string; fact: string; count: number }) {
  return (
    <>
      {icon}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Box>
      {fact !== '' && (
        <Box component="span" sx={factSx}>
          {fact}
        </Box>
      )}
      {count > 0 && (
        <>
          <Badge aria-hidden badgeContent={count} sx={badgeSx} />
          <VisuallyHidden>, {plural(count, 'thing')} to do</VisuallyHidden>
        </>
      )}
      <ChevronRight size={18} aria-hidden />
    </>
  );
}
