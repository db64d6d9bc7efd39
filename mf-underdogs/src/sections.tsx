import { shellRoutes } from '@poolhouse/shared-ui';
import { LayoutGrid, ScrollText, Settings, TrendingUp } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The contest's sections, in the order of its tabs. */
export const sections = [
  { to: '/underdogs', label: 'Board', end: true, icon: <LayoutGrid {...icon} /> },
  { to: '/underdogs/season', label: 'Season', icon: <TrendingUp {...icon} /> },
  { to: '/underdogs/rules', label: 'Rules', icon: <ScrollText {...icon} /> },
  { to: shellRoutes.accountSettings, label: 'Account settings', icon: <Settings {...icon} /> },
];
