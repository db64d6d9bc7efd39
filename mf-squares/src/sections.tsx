import { shellRoutes } from '@poolhouse/shared-ui';
import { Flame, Grid3x3, LayoutList, Printer, ScrollText, Settings } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The contest's sections, in the order of its tabs. */
export const sections = [
  { to: '/bbsquares', label: 'Board', end: true, icon: <Grid3x3 {...icon} /> },
  { to: '/bbsquares/games', label: 'Games', icon: <LayoutList {...icon} /> },
  { to: '/bbsquares/rules', label: 'Rules', icon: <ScrollText {...icon} /> },
  { to: '/bbsquares/history', label: 'History', icon: <Flame {...icon} /> },
  { to: '/bbsquares/print', label: 'Print', icon: <Printer {...icon} /> },
  { to: shellRoutes.accountSettings, label: 'Account settings', icon: <Settings {...icon} /> },
];
