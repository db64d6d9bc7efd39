import { shellRoutes } from '@poolhouse/shared-ui';
import { ChartColumn, Dices, LayoutGrid, ListChecks, ScrollText, Settings, Trophy } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The contest's sections, in the order of its tabs. */
export const sections = [
  { to: '/golf', label: 'Board', end: true, icon: <LayoutGrid {...icon} /> },
  { to: '/golf/makepicks', label: 'Make picks', icon: <ListChecks {...icon} /> },
  { to: '/golf/chances', label: 'Chances', icon: <Dices {...icon} /> },
  { to: '/golf/season', label: 'Season', icon: <Trophy {...icon} /> },
  { to: '/golf/stats', label: 'Stats', icon: <ChartColumn {...icon} /> },
  { to: '/golf/rules', label: 'Rules', icon: <ScrollText {...icon} /> },
  { to: shellRoutes.accountSettings, label: 'Account settings', icon: <Settings {...icon} /> },
];
