import { LayoutGrid, ListChecks, ScrollText, TrendingUp, Trophy } from 'lucide-react';

/** Whether the shell offers `/accountsettings`. */
const HAS_ACCOUNT_SETTINGS = true;

const icon = { size: 22, 'aria-hidden': true };

/** The contest's sections, in the order of its tabs. A screen that comes to exist is one line here. */
export const sections = [
  { to: '/football', label: 'Board', end: true, icon: <LayoutGrid {...icon} /> },
  { to: '/football/makepicks', label: 'Make picks', icon: <ListChecks {...icon} /> },
  { to: '/football/season', label: 'Season', icon: <TrendingUp {...icon} /> },
  { to: '/football/alltime', label: 'All-time', icon: <Trophy {...icon} /> },
  { to: '/football/rules', label: 'Rules', icon: <ScrollText {...icon} /> },
  ...(HAS_ACCOUNT_SETTINGS ? [{ to: '/accountsettings', label: 'Account settings' }] : []),
];
