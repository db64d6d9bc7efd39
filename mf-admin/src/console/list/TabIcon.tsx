import { condensed } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import { CalendarClock, HeartPulse, Package, Plus, Sun, Users, Wrench, type LucideIcon } from 'lucide-react';
import type { ConsoleTab, OwnTab } from '../../facts/tabs.rules';
import { monogram } from './monogram.rules';

const ICONS: Readonly<Record<OwnTab, LucideIcon>> = {
  admin: Sun,
  contests: Plus,
  people: Users,
  gameday: CalendarClock,
  releases: Package,
  health: HeartPulse,
  setup: Wrench,
};
const SIZE = 20;
const letters = {
  display: 'grid',
  placeItems: 'center',
  width: SIZE + 2,
  height: SIZE,
  border: '1px solid currentColor',
  borderRadius: '4px',
  font: `600 .8125rem/1 ${condensed}`,
  // Drawn, not written: they are no part of the name.
  '&::before': { content: 'attr(data-letters)' },
};

const isOwn = (key: string): key is OwnTab => Object.hasOwn(ICONS, key);

/** What stands before a tab's name; a contest's tab has two letters, for only the contest knows what it looks like. */
export function TabIcon({ tab }: { tab: ConsoleTab }) {
  if (!isOwn(tab.key)) return <Box component="span" aria-hidden data-letters={monogram(tab.label)} sx={letters} />;
  const Icon = ICONS[tab.key];
  return <Icon size={SIZE} aria-hidden />;
}
