import { shellRoutes } from '@poolhouse/shared-ui';
import { Dices, Gavel, History, Network, ScrollText, Settings } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The contest's sections, in the order of its tabs, for one auction. */
export function sectionsOf({ year, group }: { year?: number; group?: number }) {
  const query = new URLSearchParams({ ...(year && { year: String(year) }), ...(group && { group: String(group) }) }).toString();
  const of = (path: string) => (query === '' ? path : `${path}?${query}`);
  return [
    { to: of('/bbauction'), label: 'Bracket', end: true, icon: <Network {...icon} /> },
    { to: of('/bbauction/auction'), label: 'Live auction', icon: <Gavel {...icon} /> },
    { to: of('/bbauction/chances'), label: 'Chances', icon: <Dices {...icon} /> },
    { to: of('/bbauction/recap'), label: 'Recap', icon: <History {...icon} /> },
    { to: of('/bbauction/rules'), label: 'Rules', icon: <ScrollText {...icon} /> },
    { to: shellRoutes.accountSettings, label: 'Account settings', icon: <Settings {...icon} /> },
  ];
}
