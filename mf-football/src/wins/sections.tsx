import { shellRoutes } from '@poolhouse/shared-ui';
import { LayoutGrid, ListOrdered, ScrollText, Settings, TrendingUp } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The sections of NFL wins, in the order of its tabs. */
export const sections = [
  { to: '/footballwins', label: 'Board', end: true, icon: <LayoutGrid {...icon} /> },
  { to: '/footballwins/season', label: 'Season', icon: <TrendingUp {...icon} /> },
  { to: '/footballwins/draft', label: 'Draft', icon: <ListOrdered {...icon} /> },
  { to: '/footballwins/rules', label: 'Rules', icon: <ScrollText {...icon} /> },
  { to: shellRoutes.accountSettings, label: 'Account settings', icon: <Settings {...icon} /> },
];
