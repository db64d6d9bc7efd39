import { LayoutGrid, ListChecks } from 'lucide-react';

/** The contest's sections, in the order of its tabs. A screen that comes to exist is one line here. */
export const sections = [
  { to: '/football', label: 'Board', end: true, icon: <LayoutGrid size={22} aria-hidden /> },
  { to: '/football/makepicks', label: 'Make picks', icon: <ListChecks size={22} aria-hidden /> },
];

/** Whether `football/history` exists, so that names in the overall standings may link to it. */
export const HAS_HISTORY = false;
